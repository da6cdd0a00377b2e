/** The service: start, announcement, graceful shutdown. Imported once the process is no longer root. */
import { dataDirectoryPath } from '#platform/data-directory.ts';
import { passes } from '#platform/database/away/failure-of.ts';
import { firstRun } from './first-run.ts';
import { loadSampleJob, sampleIsMissing, sampleJob } from './load-sample.job.ts';
import { rehearseImport } from './rehearse-import.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { outliveTerminal } from './terminal/outlive-terminal.ts';
import { wordsOf } from './terminal/words-of.ts';
import { text } from './text.es.ts';

let server: RunningServer | undefined;
let stopping = false;
outliveTerminal();
goOnAfterPassingFailures();
try {
  server = await startServer(process.env);
  stopOnSignals(server);
  const { services, dataDirectory, url } = server;
  const { access, accessFile } = await firstRun(services.db, process.env, dataDirectory, url);
  console.log(text.listening(url));
  for (const warning of server.warnings) console.error(warning);
  console.log(text.dataIn(dataDirectory));
  if (server.outboxUrl !== null) console.log(text.outboxAt(server.outboxUrl));
  if (access !== null) console.log(`\n${access}`);
  if (accessFile !== null) console.log(text.accessIn(accessFile));
  await server.startWorking([loadSampleJob(services, (name, months) => console.log(text.sampleReady(name, months)))]);
  if (accessFile !== null && (await sampleIsMissing(services.db))) {
    console.log(text.sampleLoading);
    await services.queue.send(sampleJob, {});
  } else await rehearseImport(services, server.app.log);
} catch (error) {
  // Failures of a first run during shutdown are expected.
  if (!stopping) {
    console.error(wordsOf(error, dataDirectoryPath()));
    await server?.stop().catch(() => {});
    process.exit(1);
  }
}

/**
 * What nobody waited for may fail because the database is away or the disk is full: an event for the log. Anything else is
 * a defect of ours, and ends the process as Node does.
 */
function goOnAfterPassingFailures(): void {
  const judge = (error: unknown) => {
    if (passes(error)) return server?.app.log.warn({ err: error }, 'nobody waited for what failed');
    console.error(error);
    process.exit(1);
  };
  process.on('unhandledRejection', judge).on('uncaughtException', judge);
}

function stopOnSignals(server: RunningServer): void {
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    console.log(text.stopping);
    const ended = await server.stop().then(
      () => 0,
      () => 1,
    );
    console.log(text.stopped);
    process.exit(ended);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop).on('SIGQUIT', stop);
}
