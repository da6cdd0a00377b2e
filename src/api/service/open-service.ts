/** Puts the service together: database, calls, jobs, worker threads. It does not listen yet. */
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { failedSignInJob } from '#api/access/auth/failed-sign-in.job.ts';
import { recoverPasswordJob } from '#api/access/passwords/recover-password.job.ts';
import { createAuditFeed } from '#api/audits/audits/feed/audit-feed.ts';
import { auditStoredMonth } from '#api/audits/audits/run/audit-stored-month.ts';
import { unfinishedAudits } from '#api/audits/audits/run/queries.ts';
import { runAuditJob } from '#api/audits/audits/run/run-audit.job.ts';
import { pullClosedMonthsJob } from '#api/balances/balance-pulls/pull-closed-months.job.ts';
import { unfinishedPulls } from '#api/balances/balance-pulls/queries.ts';
import { runPullJob } from '#api/balances/balance-pulls/run-pull.job.ts';
import type { SampleLoader } from '#api/companies/services.ts';
import { createPost, sendMailJob } from '#api/kernel/mail/send-mail.job.ts';
import { warnLicensesJob } from '#api/users/notifications/warn-licenses.job.ts';
import { anonymiseJob } from '#api/users/personal-data/anonymise.job.ts';
import { createAntivirus, type ScannerAddress } from '#platform/antivirus/antivirus.ts';
import { createLeakedPasswords } from '#platform/auth/leaked-passwords.ts';
import { createTokens } from '#platform/auth/tokens.ts';
import type { DatabaseAccess } from '#platform/database/connection.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import type { Schema } from '#platform/database/schema.gen.ts';
import { type CallLimits, createCallCounter, usualLimits } from '#platform/http/call-limits.ts';
import { createHttpServer } from '#platform/http/http-server.ts';
import type { Router } from '#platform/http/router.ts';
import { createMailer, type MailOptions } from '#platform/mail/mailer.ts';
import { mountOutboxPage } from '#platform/mail/outbox-page.ts';
import { createOidc } from '#platform/oidc/oidc.ts';
import type { Provider } from '#platform/oidc/providers.ts';
import { type AnyJob, createQueue } from '#platform/queue/queue.ts';
import { createSemaphore } from '#platform/semaphore.ts';
import { createSiigo } from '#platform/siigo/siigo.ts';
import type { SiigoOptions } from '#platform/siigo/siigo-options.ts';
import { createVault } from '#platform/vault/vault.ts';
import type { WorkerPool } from '#platform/worker/worker-pool.ts';
import { keepHouseJob, sendAudits, sendPulls } from './keep-house.job.ts';
import { mountApi } from './mount-api.ts';
import type { AllServices } from './services.ts';
import type { WorkerTasks } from './worker-tasks.ts';

export interface ServiceOptions {
  /** Prepared already. */
  dataDirectory: string;
  /** Of a PostgreSQL of its own; without it the embedded one is used. */
  databaseUrl: string | undefined;
  /** Of a database that nothing else uses, on a server that runs already; in place of the embedded one. */
  databaseAccess?: DatabaseAccess;
  /** Key of the sessions; without it one is kept in the data folder. */
  secret: string | undefined;
  /** Keys that seal secrets at rest, newest first; without them one is kept in the data folder. */
  secretsKey: string | undefined;
  /** Where Siigo Nube answers. */
  siigo: SiigoOptions;
  logger: NonNullable<FastifyServerOptions['logger']>;
  mail: MailOptions;
  sample: SampleLoader;
  /** A service that tells of leaked passwords; without one nobody is asked. */
  leakedPasswordsUrl?: URL | null;
  /** Where a scanner of viruses listens; without one nothing is scanned. */
  scanner?: ScannerAddress | null;
  /** Outside identities that people may sign in with. */
  providers: readonly Provider[];
  /** Whether the provider's staff must have a second factor; not unless it is said, so that a first run works. */
  staffNeedsSecondFactor?: boolean;
  /** Whether the mails kept without a mail server can be read at /dev/correo. */
  outboxPage: boolean;
  /** Whether browsers reach it by https. */
  https: boolean;
  /** Where browsers reach it; asked for when a link is written, for the port may be any. */
  publicUrl: () => string;
  /** The mailbox of whoever runs this installation; without it mails about it go to their sender. */
  supportAddress?: string | undefined;
  /** Folder of the built web client, if there is one. */
  site: string | null;
  /** How many proxies stand in front and tell where calls come from. */
  proxies: number;
  /** Other than the usual ones. */
  limits?: CallLimits | undefined;
  version: string;
  /** Runs heavy tasks; closed when the service stops. */
  workers: WorkerPool<WorkerTasks>;
}

export interface Service {
  app: FastifyInstance;
  router: Router;
  services: AllServices;
  access: DatabaseAccess;
  /** Begins with the jobs, those given besides, and what an earlier process left undone. */
  startWorking(jobs?: readonly AnyJob[]): Promise<void>;
  /** Ends streams, answers and jobs, in this order, then the database. */
  stop(): Promise<void>;
}

/** Files in memory at once, and requests that may wait for their turn. */
const uploadPlaces = { inside: 4, insideOfOne: 2, waiting: 100, waitingOfOne: 40 };

/** Throws StartUpError when the database cannot be used. */
export async function openService(options: ServiceOptions): Promise<Service> {
  const { dataDirectory, logger, site, proxies, databaseUrl } = options;
  const tokens = createTokens(dataDirectory, options.secret);
  const mailer = createMailer(options.mail);
  const app = await createHttpServer({ logger, site, proxies, https: options.https });
  if (options.outboxPage) mountOutboxPage(app, options.mail.outbox);
  const database = await openDatabase<Schema>({
    dataDirectory,
    url: databaseUrl,
    access: options.databaseAccess,
    onIdleError: (error) => app.log.warn({ err: error }, 'a database connection broke'),
  });
  const queue = createQueue(database.access.owner, app.log);
  const feed = createAuditFeed(database.access.application);
  const uploads = createSemaphore(uploadPlaces);
  const post = createPost(queue);
  const oidc = createOidc(options.providers);
  const vault = createVault(dataDirectory, options.secretsKey);
  const siigo = createSiigo(options.siigo);
  const { publicUrl, workers } = options;
  const services: AllServices = {
    db: database.db,
    tokens,
    queue,
    feed,
    workers,
    uploads,
    antivirus: createAntivirus(options.scanner ?? null, app.log),
    post,
    vault,
    oidc,
    leakedPasswords: createLeakedPasswords(options.leakedPasswordsUrl ?? null, app.log),
    sample: options.sample,
    siigo,
    publicUrl,
    staffNeedsSecondFactor: options.staffNeedsSecondFactor ?? false,
    supportAddress: options.supportAddress ?? mailboxOf(options.mail.from),
  };
  const router = mountApi(app, services, options.version, createCallCounter(options.limits ?? usualLimits));
  return {
    app,
    router,
    services,
    access: database.access,
    startWorking: async (jobs = []) => {
      workers.warm();
      const alone = databaseUrl === undefined;
      const audits = await unfinishedAudits(services.db, alone);
      const pulls = await unfinishedPulls(services.db, alone);
      const all = [
        runAuditJob(services, app.log),
        keepHouseJob(services),
        sendMailJob(mailer, app.log),
        recoverPasswordJob(services),
        failedSignInJob(services),
        warnLicensesJob(services),
        runPullJob(services, auditStoredMonth(services), app.log),
        pullClosedMonthsJob(services, app.log),
        anonymiseJob(services),
        ...jobs,
      ];
      await queue.start(all, { alone });
      await sendAudits(queue, audits);
      await sendPulls(queue, pulls);
    },
    stop: async () => {
      await feed.close();
      await app.close();
      await queue.stop();
      await workers.close();
      await database.close();
    },
  };
}

/** `avisos@cuadre.co` of `Cuadre <avisos@cuadre.co>`. */
function mailboxOf(sender: string): string {
  return /<([^>]+)>/.exec(sender)?.[1] ?? sender;
}
