/** `npm start`: reads the configuration, picks the adapters and starts them. It holds no logic of its own. */
import { existsSync } from "node:fs";
import { beatMs, cronClock, cronProblem } from "./clock/cron.ts";
import { ConfigError, readConfig } from "./config.ts";
import type { DiskTrouble } from "./language/en/outage.ts";
import { languageOf } from "./language/language.ts";
import { createLog } from "./log.ts";
import { costAhead } from "./model/cost-ahead.ts";
import { chatPrices } from "./model/known-models.ts";
import { buildModel } from "./model/provider.ts";
import { addressOf } from "./model/providers.ts";
import { troubleInWords } from "./model/with-circuit.ts";
import { offlineOf } from "./offline/offline.ts";
import { recogniser } from "./offline/understand/recognise.ts";
import { packageFile } from "./package-files.ts";
import { startDiscordStage } from "./stage/discord/discord-stage.ts";
import { sketchOf } from "./stage/discord/keeping/founding.ts";
import { startPreview } from "./stage/preview/preview.ts";
import { startWaitingPage, type WaitingPage } from "./stage/preview/waiting-page.ts";
import { openPatiently } from "./store/patient.ts";
import { StoreError } from "./store/store.ts";
import { openStore } from "./store/stores.ts";
import { loadCommands } from "./town/desk/load-commands.ts";
import { listTowns, loadTown, notesOn } from "./town/file/definition.ts";
import { Host } from "./town/host.ts";
import { UserError } from "./world/user-error.ts";

async function start(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const config = readConfig(process.env);
  const cron = cronProblem(config.tickCron);
  if (cron) throw new ConfigError([cron]);
  const log = createLog(config.logLevel, [config.discordToken, config.openaiApiKey]);
  const commands = await loadCommands();
  let previewPort = config.previewPort;
  let meanwhile: Promise<WaitingPage | null> = Promise.resolve(null);
  let waited: DiskTrouble | null = null;
  const store = await openPatiently(() => openStore(config.storeUrl), {
    onTrouble: (trouble) => {
      if (!trouble) return;
      const why = trouble.trouble ?? "unusable";
      const sentence = languageOf("en").outage.disk.opening(why);
      if (waited === null && previewPort !== null) meanwhile = startWaitingPage(previewPort, () => waited ?? why);
      waited = why;
      void meanwhile.then((page) => {
        process.stderr.write(`${config.storeUrl}: ${sentence}${page ? ` Meanwhile: ${page.url}` : ""}\n`);
      });
    },
  });
  const waitingPage = await meanwhile;
  previewPort = waitingPage?.port ?? previewPort;
  await waitingPage?.close();
  let tellKeepers = (_town: string | null, _sentence: string): void => {};
  const reach = { apiKey: config.openaiApiKey, baseURL: config.openaiBaseUrl };
  const model = buildModel(
    {
      ...reach,
      routine: config.modelRoutine,
      deep: config.modelDeep,
      embedding: config.embeddingModel,
      namesGiven: config.modelNamesGiven,
      dailyBudgetUsd: config.dailyBudgetUsd,
      moderates: true,
      vectorsPath: packageFile("data/word-vectors.bin"),
    },
    {
      // Keepers are told by the stage, which sees it on the town.
      onTrouble: (trouble, over) => log.warn(trouble, troubleInWords(trouble, over)),
      onNotice: (town, sentence) => {
        log.info({ town }, sentence);
        tellKeepers(town, sentence);
      },
    },
  );
  const clock = cronClock(config.tickCron, (error) => log.error({ err: error }, "a beat failed"));
  const host = new Host({
    model,
    store,
    clock,
    offline: offlineOf,
    recognise: recogniser(),
    log,
    step: config.stepMinutes,
    seed: config.seed === null ? null : String(config.seed),
    budgetUsd: config.dailyBudgetUsd,
  });
  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    await host.close();
    await store.close();
  };
  const stop = (): void => {
    closing ??= close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "could not close cleanly");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  try {
    await host.open();
    const localTown = config.discordToken ? null : config.town;
    // A town that cannot be shown is said before a page is.
    if (localTown && !host.desk(localTown))
      for (const note of notesOn(await loadTown(localTown))) process.stderr.write(`${note}\n`);
    if (previewPort !== null) {
      const page = await startPreview({ port: previewPort, towns: host, commands, log, localTown });
      host.join(page);
      process.stdout.write(`Town page: ${page.url}\n`);
    }
    const unread = localTown && host.unread(localTown);
    // One town that cannot be opened keeps no other from being lived.
    if (unread && host.ids().length > 0) process.stderr.write(`${unread.why}\n`);
    else if (localTown && !host.desk(localTown)) await host.found(localTown, config.town);
    if (config.discordToken) {
      const definitions = await Promise.all((await listTowns()).map((name) => loadTown(name)));
      const discord = await startDiscordStage({
        token: config.discordToken,
        api: config.discordApi,
        towns: host,
        store: host.store,
        log,
        commands,
        defaultTown: config.town,
        sketches: definitions.map(sketchOf),
        costNote: ({ language, residents }) =>
          languageOf(language).stage.founding.cost(
            model.online
              ? {
                  budgetUsd: config.dailyBudgetUsd,
                  ...costAhead({
                    residents,
                    routine: chatPrices(config.modelRoutine, addressOf(reach)),
                    deep: chatPrices(config.modelDeep, addressOf(reach)),
                    stepMinutes: config.stepMinutes,
                    beatMs: beatMs(config.tickCron),
                    dailyBudgetUsd: config.dailyBudgetUsd,
                  }),
                }
              : null,
          ),
      });
      tellKeepers = (town, sentence) => discord.notice(town, sentence);
      process.stdout.write(`Bring the bot to a server: ${discord.inviteUrl}\n`);
    }
    host.start();
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

start().catch((error: unknown) => {
  if (error instanceof UserError || error instanceof ConfigError || error instanceof StoreError)
    process.stderr.write(`${error.message}\n`);
  else
    process.stderr.write(
      `Something went wrong in the program itself: ${error instanceof Error ? error.stack : String(error)}\n`,
    );
  process.exit(1);
});
