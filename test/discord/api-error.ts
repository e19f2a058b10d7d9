// Discord's refusals, as values a route can throw. The codes are Discord's own (topics/opcodes-and-status-codes).

/** One thing wrong with a body: where, and Discord's code and words for it. */
export interface Issue {
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly message: string;
}

/** Thrown by a route to answer with an error. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  readonly issues: readonly Issue[];

  constructor(status: number, code: number, message: string, issues: readonly Issue[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = issues;
  }

  /** The body Discord would send. */
  toJSON() {
    const body = { message: this.message, code: this.code };
    return this.issues.length === 0 ? body : { ...body, errors: nest(this.issues) };
  }
}

function nest(issues: readonly Issue[]) {
  const root: Record<string, unknown> = {};
  for (const { path, code, message } of issues) {
    let here = root;
    for (const step of path) {
      here[step] ??= {};
      here = here[step] as Record<string, unknown>;
    }
    here._errors ??= [];
    (here._errors as unknown[]).push({ code, message });
  }
  return root;
}

/** 50035 with its list of issues. */
export const invalidForm = (issues: readonly Issue[]) => new ApiError(400, 50035, "Invalid Form Body", issues);

/** 50035 about one field. */
export const invalidField = (path: readonly (string | number)[], code: string, message: string) =>
  invalidForm([{ path, code, message }]);

export const unauthorized = () => new ApiError(401, 0, "401: Unauthorized");
export const notFound = () => new ApiError(404, 0, "404: Not Found");
export const unknownChannel = () => new ApiError(404, 10003, "Unknown Channel");
export const unknownGuild = () => new ApiError(404, 10004, "Unknown Guild");
export const unknownMember = () => new ApiError(404, 10007, "Unknown Member");
export const unknownMessage = () => new ApiError(404, 10008, "Unknown Message");
export const unknownUser = () => new ApiError(404, 10013, "Unknown User");
export const unknownEmoji = () => new ApiError(400, 10014, "Unknown Emoji");
export const unknownWebhook = () => new ApiError(404, 10015, "Unknown Webhook");
export const unknownInteraction = () => new ApiError(404, 10062, "Unknown interaction");
export const unknownCommand = () => new ApiError(404, 10063, "Unknown application command");
export const unknownEvent = () => new ApiError(404, 10070, "Unknown Guild Scheduled Event");
export const missingAccess = () => new ApiError(403, 50001, "Missing Access");
export const notTheAuthor = () => new ApiError(403, 50005, "Cannot edit a message authored by another user");
export const emptyMessage = () => new ApiError(400, 50006, "Cannot send an empty message");
export const missingPermissions = () => new ApiError(403, 50013, "Missing Permissions");
export const invalidWebhookToken = () => new ApiError(401, 50027, "Invalid Webhook Token");
