/** Composes the service: database, endpoints, jobs, worker threads. It does not listen yet. */
import { join } from 'node:path';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { failedSignInJob } from '#api/access/auth/failed-sign-in.job.ts';
import { recoverPasswordJob } from '#api/access/passwords/recover-password.job.ts';
import { tellAuditsJob } from '#api/audits/alerts/tell-audits.job.ts';
import { createAuditFeed } from '#api/audits/audits/feed/audit-feed.ts';
import { unfinishedAudits } from '#api/audits/audits/run/queries.ts';
import { runAuditJob } from '#api/audits/audits/run/run-audit.job.ts';
import { auditStoredMonth } from '#api/audits/audits/run/start-audit.ts';
import { remindQuestionsJob } from '#api/audits/finding-lives/questions/remind-questions.job.ts';
import { warnRatesJob } from '#api/audits/legal-rates/warn-rates.job.ts';
import { sendDigestJob, startDigestsJob } from '#api/audits/portfolio/weekly-digest/send-digests.job.ts';
import { rereadJob, rereadName } from '#api/audits/rereadings/reread.job.ts';
import { countUsageJob } from '#api/audits/usage/count-usage.job.ts';
import { pullClosedMonthsJob } from '#api/balances/balance-pulls/pull-closed-months.job.ts';
import { unfinishedPulls } from '#api/balances/balance-pulls/queries.ts';
import { runPullJob } from '#api/balances/balance-pulls/run-pull.job.ts';
import type { SampleLoader } from '#api/companies/services.ts';
import {
  deliverWebhookJob,
  sendDueJob,
  sendDueWebhooksJob,
} from '#api/companies/webhooks/deliveries/deliver-webhook.job.ts';
import { licenseTopic, webhookTopic } from '#api/kernel/event-channel.ts';
import { createPost, sendMailJob } from '#api/kernel/mail/send-mail.job.ts';
import { keepFiguresJob } from '#api/statements/month-figures/keep-figures.job.ts';
import { summariseJob } from '#api/statements/portfolio/summarise.job.ts';
import { keepSignedJob } from '#api/statements/signed/keep-signed.job.ts';
import { sendAnnouncementsJob } from '#api/users/notifications/templates/send-announcements.job.ts';
import { prepareTemplates } from '#api/users/notifications/templates/write-product-templates.ts';
import { warnLicensesJob, warnLicensesName } from '#api/users/notifications/warn-licenses.job.ts';
import { anonymiseJob } from '#api/users/personal-data/anonymise.job.ts';
import { createAntivirus, type ScannerAddress } from '#platform/antivirus/antivirus.ts';
import { createLeakedPasswords } from '#platform/auth/leaked-passwords.ts';
import { createTokens } from '#platform/auth/tokens.ts';
import type { DatabaseAccess } from '#platform/database/connection.ts';
import { type OpenDatabase, openDatabase } from '#platform/database/open-database.ts';
import type { Schema } from '#platform/database/schema.gen.ts';
import { createDiskSpace } from '#platform/disk-space.ts';
import { createHttpServer } from '#platform/http/http-server.ts';
import { type CallLimits, createCallCounter, usualLimits } from '#platform/http/limits/call-limits.ts';
import type { Router } from '#platform/http/router.ts';
import type { ArrivalLimits } from '#platform/http/upload/arrival-gate.ts';
import { createArrivals } from '#platform/http/upload/arrivals.ts';
import { createMailer, type MailOptions } from '#platform/mail/mailer.ts';
import { mountOutboxPage } from '#platform/mail/outbox-page.ts';
import { createOidc } from '#platform/oidc/oidc.ts';
import type { Provider } from '#platform/oidc/providers.ts';
import { type PublicConfiguration, plainConfiguration } from '#platform/public-configuration/public-configuration.ts';
import { mountSecurityText } from '#platform/public-configuration/security-text.ts';
import { videoOrigins } from '#platform/public-configuration/videos.ts';
import { type AnyJob, createQueue } from '#platform/queue/queue.ts';
import { createSiigo } from '#platform/siigo/siigo.ts';
import type { SiigoOptions } from '#platform/siigo/siigo-options.ts';
import { createVault } from '#platform/vault/vault.ts';
import { createWebhookClient, usualWebhooks, type WebhookOptions } from '#platform/webhook/webhook-client.ts';
import { createFairSemaphore, type FairLimits, usualShares } from '#platform/worker/fair-semaphore.ts';
import type { WorkerPool } from '#platform/worker/worker-pool.ts';
import { keepHouseJob, sendAudits, sendPulls } from './keep-house.job.ts';
import { mountApi } from './mount-api.ts';
import { refuseLostVideos } from './refuse-lost-videos.ts';
import type { AllServices } from './services.ts';
import { stopInOrder } from './stop-in-order.ts';
import type { WorkerTasks } from './worker-tasks.ts';

export interface ServiceOptions {
  /** Prepared data folder. */
  dataDirectory: string;
  /** URL of an external PostgreSQL; default the embedded one. */
  databaseUrl: string | undefined;
  /** URL of its owner, for migrations and roles alone; default `databaseUrl`. */
  databaseOwnerUrl?: string | undefined;
  /** An empty database on a running server, instead of the embedded one. */
  databaseAccess?: DatabaseAccess;
  /** Session key; default one stored in the data folder. */
  secret: string | undefined;
  /** Keys for secrets at rest, newest first; default one stored in the data folder. */
  secretsKey: string | undefined;
  /** Address and limits of Siigo Nube. */
  siigo: SiigoOptions;
  logger: NonNullable<FastifyServerOptions['logger']>;
  mail: MailOptions;
  sample: SampleLoader;
  /** How webhooks are called; default public https only. */
  webhooks?: WebhookOptions;
  /** Service that reports leaked passwords; null for no check. */
  leakedPasswordsUrl?: URL | null;
  /** Address of the virus scanner; null for no scans. */
  scanner?: ScannerAddress | null;
  /** External identity providers. */
  providers: readonly Provider[];
  /** Whether staff must have a second factor; default no, so that a first run works. */
  staffNeedsSecondFactor?: boolean;
  /** Token for reading stored mails at /dev/correo, without a mail server; null: no such page. */
  outboxToken: string | null;
  /** Names of the installation besides its own address and that of `publicUrl`. */
  hosts: readonly string[];
  /** Whether browsers use https. */
  https: boolean;
  /** Public base URL; a function, as the port may be chosen at listening. */
  publicUrl: () => string;
  /** What pages may know of the installation; default nothing. */
  configuration?: PublicConfiguration;
  /** Mailbox of the operator; default the sender address. */
  supportAddress?: string | undefined;
  /** Whom to tell of a weakness: `mailto:` or `https:`; without one there is no security.txt. */
  securityContact?: string | undefined;
  /** Folder of the built web client, if any. */
  site: string | null;
  /** Number of trusted reverse proxies. */
  proxies: number;
  /** Overrides the default limits. */
  limits?: CallLimits | undefined;
  arrivalLimits?: ArrivalLimits;
  version: string;
  /** Runs CPU-heavy tasks; closed when the service stops. */
  workers: WorkerPool<WorkerTasks>;
}

export interface Service {
  app: FastifyInstance;
  router: Router;
  services: AllServices;
  access: DatabaseAccess;
  /** In Spanish: what the operator should know of the database. */
  warning: string | undefined;
  /** Starts the built-in and given jobs, and resumes what an earlier process left unfinished. */
  startWorking(jobs?: readonly AnyJob[]): Promise<void>;
  /** Ends streams, responses and jobs, in this order, then the database. */
  stop(): Promise<void>;
}

/** Photos at once: up to 64 MB of pixels each. */
const photoShares: FairLimits = {
  work: { places: 2, low: 1 },
  look: { places: 0, low: 0 },
  keptForAudits: 0,
  ofOne: 1,
  seatsOfOne: Number.POSITIVE_INFINITY,
  waiting: 40,
  waitingOfOne: 4,
  patienceMs: usualShares.patienceMs,
};

/** Throws StartUpError when the database is not usable. */
export async function openService(options: ServiceOptions): Promise<Service> {
  const { dataDirectory, logger, site, proxies, databaseUrl } = options;
  const configuration = options.configuration ?? plainConfiguration;
  refuseLostVideos(configuration.videos);
  const app = await createHttpServer({
    ...{ logger, site, proxies, https: options.https },
    videos: videoOrigins(configuration.videos),
    hosts: { publicUrl: options.publicUrl, further: options.hosts },
  });
  if (options.outboxToken !== null) mountOutboxPage(app, options.mail.outbox, options.outboxToken);
  const { securityContact: contact } = options;
  if (contact !== undefined) mountSecurityText(app, { contact, publicUrl: options.publicUrl });
  const database = await openDatabase<Schema>({
    dataDirectory,
    url: databaseUrl,
    ownerUrl: options.databaseOwnerUrl,
    access: options.databaseAccess,
    reports: {
      away: (reason) => app.log.warn({ err: reason }, 'the database is away'),
      back: (seconds) => app.log.warn({ seconds }, 'the database is back'),
    },
  });
  try {
    return await composeService(options, app, database);
  } catch (error) {
    // No orphan is left of what was opened.
    await database.close();
    throw error;
  }
}

async function composeService(
  options: ServiceOptions,
  app: FastifyInstance,
  database: OpenDatabase<Schema>,
): Promise<Service> {
  const { dataDirectory, databaseUrl } = options;
  const tokens = createTokens(dataDirectory, options.secret);
  const mailer = createMailer(options.mail);
  await prepareTemplates(database.db);
  const queue = createQueue(database.access.queue, database.watch, app.log);
  const feed = createAuditFeed(database.access.application, database.watch);
  const arrivals = createArrivals(join(dataDirectory, 'uploads'), options.arrivalLimits);
  const { publicUrl, workers } = options;
  const services: AllServices = {
    db: database.db,
    proveWrites: database.proveWrites,
    tokens,
    queue,
    feed,
    workers,
    arrivals,
    places: createFairSemaphore(),
    photos: createFairSemaphore(photoShares),
    disk: createDiskSpace(dataDirectory),
    antivirus: createAntivirus(options.scanner ?? null, app.log),
    post: createPost(queue),
    vault: createVault(dataDirectory, options.secretsKey),
    oidc: createOidc(options.providers),
    leakedPasswords: createLeakedPasswords(options.leakedPasswordsUrl ?? null, app.log),
    sample: options.sample,
    siigo: createSiigo(options.siigo),
    webhooks: createWebhookClient(options.webhooks ?? usualWebhooks),
    publicUrl,
    configuration: options.configuration ?? plainConfiguration,
    staffNeedsSecondFactor: options.staffNeedsSecondFactor ?? false,
    supportAddress: options.supportAddress ?? mailboxOf(options.mail.from),
  };
  const router = mountApi(app, services, options.version, createCallCounter(options.limits ?? usualLimits));
  return {
    app,
    router,
    services,
    access: database.access,
    warning: database.warning,
    startWorking: async (jobs = []) => {
      workers.warm();
      const alone = databaseUrl === undefined;
      // Those of another process, on their way to the queue, become one job all the same.
      const audits = await unfinishedAudits(services.db, true);
      const pulls = await unfinishedPulls(services.db, true);
      const all = [...jobsOf(services, app.log), sendMailJob(mailer, app.log), ...jobs];
      await queue.start(all, { alone });
      await sendAudits(queue, audits);
      await sendPulls(queue, pulls);
      await queue.send(rereadName, {});
      beginWhenHeard(services, webhookTopic, sendDueJob, app.log);
      beginWhenHeard(services, licenseTopic, warnLicensesName, app.log);
    },
    stop: () => {
      let refused: Promise<void> | undefined;
      return stopInOrder(app.log, [
        ['streams', () => feed.close(), 5000],
        [
          'uploads',
          async () => {
            refused = arrivals.close();
          },
          1000,
        ],
        ['requests', () => app.close(), 25_000],
        ['refused uploads', async () => refused, 5000],
        ['jobs', () => queue.stop(), 12_000],
        ['workers', () => workers.close(), 5000],
        ['database', () => database.close(), 45_000],
      ]);
    },
  };
}

/** Begins a job at once; it looks every minute besides. */
function beginWhenHeard({ feed, queue }: AllServices, topic: string, job: string, log: FastifyInstance['log']): void {
  feed.hear(topic, () => {
    if (feed.isClosed) return;
    queue.send(job, {}).catch((error: unknown) => log.error({ err: error, job }, 'waits for a minute'));
  });
}

/** Background work of the resources. */
function jobsOf(services: AllServices, log: FastifyInstance['log']): AnyJob[] {
  return [
    runAuditJob(services, log),
    keepSignedJob(services),
    keepHouseJob(services),
    recoverPasswordJob(services),
    failedSignInJob(services),
    warnLicensesJob(services),
    sendAnnouncementsJob(services),
    warnRatesJob(services),
    countUsageJob(services),
    remindQuestionsJob(services),
    runPullJob(services, auditStoredMonth(services), log),
    pullClosedMonthsJob(services, log),
    anonymiseJob(services),
    tellAuditsJob(services),
    keepFiguresJob(services),
    rereadJob(services),
    summariseJob(services),
    startDigestsJob(services),
    sendDigestJob(services),
    sendDueWebhooksJob(services),
    deliverWebhookJob(services),
  ];
}

/** Mailbox of a sender: `avisos@cuadre.co` of `Cuadre <avisos@cuadre.co>`. */
function mailboxOf(sender: string): string {
  return /<([^>]+)>/.exec(sender)?.[1] ?? sender;
}
