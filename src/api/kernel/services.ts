/**
 * Dependencies of every call and job, made once by `openService`. A room above that needs more extends them in its own
 * `services.ts`.
 */

import type { Antivirus } from '#platform/antivirus/antivirus.ts';
import type { LeakedPasswords } from '#platform/auth/leaked-passwords.ts';
import type { Tokens } from '#platform/auth/tokens.ts';
import type { DiskSpace } from '#platform/disk-space.ts';
import type { Arrivals } from '#platform/http/upload/arrivals.ts';
import type { Oidc } from '#platform/oidc/oidc.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Siigo } from '#platform/siigo/siigo.ts';
import type { Vault } from '#platform/vault/vault.ts';
import type { WebhookClient } from '#platform/webhook/webhook-client.ts';
import type { FairSemaphore } from '#platform/worker/fair-semaphore.ts';
import type { Database } from './database.ts';
import type { Post } from './mail/send-mail.job.ts';

export interface Services {
  db: Database;
  /** Whether the database takes a write on a new connection: rejects, soon, when not. */
  proveWrites(): Promise<void>;
  tokens: Tokens;
  queue: Queue;
  /** Virus scanner for uploads. */
  antivirus: Antivirus;
  /** Room for uploads. */
  disk: DiskSpace;
  /** Receives uploads into temporary files. */
  arrivals: Arrivals;
  /** The turns of accounts for all work that takes processor or memory. */
  places: FairSemaphore;
  /** Turns of photos: they take no place of books, nor wait behind them. */
  photos: FairSemaphore;
  post: Post;
  /** Looks up passwords leaked by other sites, if configured. */
  leakedPasswords: LeakedPasswords;
  oidc: Oidc;
  /** Encrypts stored secrets. */
  vault: Vault;
  /** Calls addresses that users configured. */
  webhooks: WebhookClient;
  /** Client of Siigo Nube, the source of pulls. */
  siigo: Siigo;
  /** Public base URL without trailing slash, for links in mails. */
  publicUrl: () => string;
  /** Whether staff must have a second factor. */
  staffNeedsSecondFactor: boolean;
  /** Mailbox of the operator of this installation. */
  supportAddress: string;
}
