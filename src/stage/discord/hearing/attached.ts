/** A file that a member attached to a command, fetched from where Discord keeps it, and from nowhere else. */
import type { Attachment } from "discord.js";
import { languageOf } from "../../../language/language.ts";
import type { Attached } from "../../../town/desk/command.ts";
import { UserError } from "../../../world/user-error.ts";

const PATIENCE_MS = 20_000;

/** The file. `cdn` is the origin that Discord serves attachments from; `language` that of what is said about it. */
export function attachedFile({ name, size, url }: Attachment, cdn: string, language: string): Attached {
  const words = languageOf(language).keeping.file;
  return {
    name,
    async text(mostBytes) {
      if (size > mostBytes) throw new UserError("file-too-large", words.tooLarge(name, mostBytes / 1000));
      try {
        if (new URL(url).origin !== cdn) throw new Error("it is not where Discord keeps files");
        const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: "error" });
        if (!answer.ok) throw new Error(`status ${answer.status}`);
        const bytes = await answer.arrayBuffer();
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes.slice(0, mostBytes));
      } catch (error) {
        throw new UserError("file-unread", words.unread(name), { cause: error });
      }
    },
  };
}
