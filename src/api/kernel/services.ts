/** What every call and job works with, made once by `openService`. A room above that needs more extends it in its own `services.ts`. */

import type { Antivirus } from '#platform/antivirus/antivirus.ts';
import type { LeakedPasswords } from '#platform/auth/leaked-passwords.ts';
import type { Tokens } from '#platform/auth/tokens.ts';
import type { Oidc } from '#platform/oidc/oidc.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Semaphore } from '#platform/semaphore.ts';
import type { Siigo } from '#platform/siigo/siigo.ts';
import type { Vault } from '#platform/vault/vault.ts';
import type { Database } from './database.ts';
import type { Post } from './mail/send-mail.job.ts';

export interface Services {
  db: Database;
  tokens: Tokens;
  queue: Queue;
  /** Looks into what people send. */
  antivirus: Antivirus;
  /** How many uploads lie in memory at once. */
  uploads: Semaphore;
  post: Post;
  /** Of other sites, if a service tells of them. */
  leakedPasswords: LeakedPasswords;
  oidc: Oidc;
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
