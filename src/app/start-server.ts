/** The listening service, configured by the environment. */

import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readingTaskNames, readingTimeMs } from '#api/balances/run-reading.ts';
import { openService, type Service } from '#api/service/open-service.ts';
import type { WorkerTasks } from '#api/service/worker-tasks.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { readScannerAddress } from '#platform/antivirus/antivirus.ts';
import { readLeakedPasswordsUrl } from '#platform/auth/leaked-passwords.ts';
import { newSecret } from '#platform/auth/one-time-secret.ts';
import { dataDirectoryPath, prepareDataDirectory } from '#platform/data-directory.ts';
import { keepReserve } from '#platform/disk-reserve.ts';
import { readHosts } from '#platform/http/own-host.ts';
import { logOptions } from '#platform/log.ts';
import { outboxAddress } from '#platform/mail/outbox-page.ts';
import { readProviders } from '#platform/oidc/providers.ts';
import { readPublicConfiguration } from '#platform/public-configuration/public-configuration.ts';
import { readSiigoOptions } from '#platform/siigo/siigo-options.ts';
import { StartUpError } from '#platform/start-up-error.ts';
import { usualWebhooks, type WebhookOptions } from '#platform/webhook/webhook-client.ts';
import type { Priority } from '#platform/worker/fair-semaphore.ts';
import { processRunner } from '#platform/worker/process-runner.ts';
import { poolByPriority, splitPool } from '#platform/worker/split-pool.ts';
import { threadRunner } from '#platform/worker/thread-runner.ts';
import { createWorkerPool, usualLimits, type WorkerPool } from '#platform/worker/worker-pool.ts';
import { samplePort } from './load-sample.job.ts';
import { isLoopback, untrustedAddress } from './public-address.ts';
import { missingBounds, openReaders, type Readers } from './readers.ts';
import { text } from './text.es.ts';
import type { ThreadData } from './thread-data.ts';

export interface RunningServer extends Service {
  /** Base URL without trailing slash. */
  url: string;
  dataDirectory: string;
  /** Address of stored mails, with its token; null with a mail server, in production, and if others alone reach it. */
  outboxUrl: string | null;
  /** For the terminal: what the operator should know. */
  warnings: readonly string[];
}

/** Threads that are ready for what is opened: as many as cores run them, besides the one that serves. */
const looksReady = Math.min(4, Math.max(2, availableParallelism() - 1));

/** Of one worker thread, in megabytes. */
const workerMemoryMb = 1024;

const root = join(import.meta.dirname, '..', '..');

/** Opens everything and listens. Throws StartUpError, in Spanish, with nothing left running. */
export async function startServer(env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const place = readPlace(env);
  const dataDirectory = prepareDataDirectory(dataDirectoryPath(env));
  const site = join(root, 'dist', 'web');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const publicUrl = readPublicUrl(env);
  const proxies = readProxies(env);
  const outboxToken = showsOutbox(env, proxies) ? newSecret() : null;
  // With PORT=0 the port is known only after listening.
  let url = `http://${shownHost(place.host)}:${place.port}`;
  const readers = openReaders(env, () => {
    throw new Error('the spawner of readers ended: no file can be read');
  });
  const service = await openService({
    dataDirectory,
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL || undefined,
    secret: env.CUADRE_SECRET,
    secretsKey: env.CUADRE_SECRETS_KEY,
    siigo: readSiigoOptions(env),
    logger: logOptions(env, dataDirectory),
    site: existsSync(join(site, 'index.html')) ? site : null,
    mail: {
      smtpUrl: env.CUADRE_SMTP_URL,
      from: env.CUADRE_MAIL_FROM ?? text.mailFrom,
      outbox: join(dataDirectory, 'correo'),
    },
    sample: samplePort,
    providers: readProviders(env),
    scanner: readScannerAddress(env),
    leakedPasswordsUrl: readLeakedPasswordsUrl(env),
    webhooks: readWebhooks(env),
    staffNeedsSecondFactor: readSwitch(env, 'CUADRE_STAFF_SECOND_FACTOR'),
    outboxToken,
    hosts: readHosts(env),
    publicUrl: () => publicUrl ?? url,
    configuration: readPublicConfiguration(env, readSwitch(env, 'CUADRE_ROLES_DRAWER')),
    supportAddress: env.CUADRE_SUPPORT_EMAIL || undefined,
    securityContact: readSecurityContact(env),
    proxies,
    https: publicUrl?.startsWith('https:') ?? false,
    version,
    workers: startWorkers(readers),
  }).catch((error: unknown) => {
    readers.close();
    throw error;
  });
  try {
    await service.app.listen(place);
  } catch (error) {
    await service.stop().catch(() => {});
    throw listenError(error, place);
  }
  const endReserve = env.DATABASE_URL ? () => {} : keepReserve(dataDirectory);
  const { port } = service.app.server.address() as AddressInfo;
  url = `http://${shownHost(place.host)}:${port}`;
  const untrusted = untrustedAddress(publicUrl, place.host, proxies);
  const unbound = missingBounds(await readers.situation);
  const warnings = [untrusted && text.noTrustedProxy(untrusted), service.warning, unbound].filter(
    (one) => one !== undefined,
  );
  const outboxUrl = outboxToken !== null && isLoopback(shownHost(place.host)) ? url + outboxAddress(outboxToken) : null;
  const stop = () => {
    endReserve();
    return service.stop();
  };
  return { ...service, stop, url, dataDirectory, outboxUrl, warnings };
}

/** Whether stored mails have a page: never in production, nor behind a proxy, through which others would reach it. */
export function showsOutbox({ CUADRE_SMTP_URL, NODE_ENV }: NodeJS.ProcessEnv, proxies: number): boolean {
  return !CUADRE_SMTP_URL && NODE_ENV !== 'production' && proxies === 0;
}

/** Base URL of links in mails behind a proxy; never taken from request headers, which can be forged. */
function readPublicUrl({ CUADRE_PUBLIC_URL: given }: NodeJS.ProcessEnv): string | undefined {
  if (!given) return undefined;
  const url = URL.parse(given);
  if (url === null || !/^https?:$/.test(url.protocol)) throw new StartUpError(text.badPublicUrl(given));
  return url.origin;
}

/** Number of trusted proxies: too few would count the proxy's own address, too many a forged one. */
function readProxies({ CUADRE_TRUST_PROXY: given = '0' }: NodeJS.ProcessEnv): number {
  if (!/^[0-9]?$/.test(given)) throw new StartUpError(text.badProxies(given));
  return Number(given);
}

/** On with 1, off with 0 or unset. */
function readSwitch(env: NodeJS.ProcessEnv, name: string): boolean {
  const given = lookUp(env, name) || '0';
  if (!/^[01]$/.test(given)) throw new StartUpError(text.badSwitch(name, given));
  return given === '1';
}

/** Receivers on this machine are for trials: never in production. */
function readWebhooks(env: NodeJS.ProcessEnv): WebhookOptions {
  const loopback = readSwitch(env, 'CUADRE_WEBHOOKS_LOOPBACK') && env.NODE_ENV !== 'production';
  return { ...usualWebhooks, loopback, ports: readWebhookPorts(env) };
}

/** CUADRE_WEBHOOK_PORTS: those that receivers may listen on, separated by commas. */
function readWebhookPorts({ CUADRE_WEBHOOK_PORTS: given = '' }: NodeJS.ProcessEnv): readonly number[] {
  if (given.trim() === '') return usualWebhooks.ports;
  const ports = given.split(',').map((port) => Number(port.trim()));
  if (ports.some((port) => !Number.isInteger(port) || port < 1 || port > 65_535))
    throw new StartUpError(text.badPorts(given));
  return ports;
}

/** CUADRE_SECURITY_CONTACT: whom to tell of a weakness (RFC 9116). */
function readSecurityContact({ CUADRE_SECURITY_CONTACT: given = '' }: NodeJS.ProcessEnv): string | undefined {
  if (given === '') return undefined;
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(given)) throw new StartUpError(text.badContact(given));
  return given;
}

/** Host for a local browser: a wildcard address cannot be opened. */
function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Files are opened in processes, which are a boundary; stored balances are audited in threads. */
function startWorkers({ launcher, codeFor, close }: Readers): WorkerPool<WorkerTasks> {
  const readers = (priority: Priority) =>
    createWorkerPool<WorkerTasks>(processRunner(launcher, priority), { ...usualLimits, timeLimitMs: readingTimeMs });
  const threads = (priority: Priority, ahead: ThreadData, kept = 1) => {
    const entry = new URL('./worker.ts', import.meta.url);
    const start = threadRunner({ entry, memoryMb: workerMemoryMb, priority, ahead });
    return createWorkerPool<WorkerTasks>(start, { ...usualLimits, kept });
  };
  const files = readers('file');
  const audits = threads('usual', { practise: 'audits', codeFor });
  const pool = splitPool(
    readingTaskNames,
    poolByPriority({ look: files, usual: files, file: files, low: readers('low') }),
    // Previews are audits that somebody waits for; none is kept ready for them, as they come rarely.
    poolByPriority({
      look: threads('look', { practise: 'looks' }, looksReady),
      usual: audits,
      file: threads('file', {}, 0),
      low: threads('low', {}),
    }),
  );
  return { ...pool, close: () => pool.close().finally(close) };
}

interface Place {
  host: string;
  port: number;
}

function readPlace(env: NodeJS.ProcessEnv): Place {
  const given = env.PORT ?? '3000';
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > 65_535) throw new StartUpError(text.badPort(given));
  return { host: env.HOST ?? '127.0.0.1', port };
}

function listenError(error: unknown, { host, port }: Place): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new StartUpError(text.portBusy(port), { cause: error });
  if (code === 'EACCES') return new StartUpError(text.portForbidden(port), { cause: error });
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new StartUpError(text.badHost(host), { cause: error });
  return error;
}
