/** What the calls and the jobs work with, made once by `openService`. */

import type { AuditFeed } from '#api/audits/audits/feed/audit-feed.ts';
import type { SamplePort } from '#api/companies/sample-port.ts';
import type { WorkerTasks } from '#api/service/worker-tasks.ts';
import type { Antivirus } from '#platform/antivirus/antivirus.ts';
import type { LeakedPasswords } from '#platform/auth/leaked-passwords.ts';
import type { Tokens } from '#platform/auth/tokens.ts';
import type { Gate } from '#platform/gate.ts';
import type { Oidc } from '#platform/oidc/oidc.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Siigo } from '#platform/siigo/siigo.ts';
import type { Vault } from '#platform/vault/vault.ts';
import type { WorkerPool } from '#platform/worker/worker-pool.ts';
import type { Database } from './database.ts';
import type { Post } from './mail/send-mail.job.ts';

export interface Services {
  db: Database;
  tokens: Tokens;
  queue: Queue;
  feed: AuditFeed;
  workers: WorkerPool<WorkerTasks>;
  /** Looks into what people send. */
  antivirus: Antivirus;
  /** How many uploads lie in memory at once. */
  uploads: Gate;
  post: Post;
  /** Of other sites, if a service tells of them. */
  leakedPasswords: LeakedPasswords;
  oidc: Oidc;
  sample: SamplePort;
  /** Seals what must be kept and never shown. */
  vault: Vault;
  /** Siigo Nube, where balances can be fetched. */
  siigo: Siigo;
  /** Where browsers reach this installation, without a slash at the end: links in mails begin with it. */
  publicUrl: () => string;
  /** Whether the provider's staff must have a second factor. */
  staffNeedsSecondFactor: boolean;
  /** The mailbox of whoever runs this installation. */
  supportAddress: string;
}
