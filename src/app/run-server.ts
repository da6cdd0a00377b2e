/** The service: start, announcement, graceful shutdown. Imported once the process is no longer root. */
import { StartUpError } from '#platform/start-up-error.ts';
import { firstRun } from './first-run.ts';
import { loadSampleJob, sampleIsMissing, sampleJob } from './load-sample.job.ts';
import { rehearseImport } from './rehearse-import.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { text } from './text.es.ts';

let server: RunningServer | undefined;
let stopping = false;
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
    console.error(error instanceof StartUpError ? error.message : error);
    await server?.stop();
    process.exit(1);
  }
}

function stopOnSignals(server: RunningServer): void {
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    console.log(text.stopping);
    await server.stop();
    console.log(text.stopped);
    process.exit(0);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
}
