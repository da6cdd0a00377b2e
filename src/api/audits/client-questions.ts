/** What reports for clients ask: questions about findings, whose resource gives these acts when it is mounted. */
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { ShownPart } from '#core/engine/life/asked-finding.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { AnswerKind } from './finding-lives/questions/contract.ts';

interface Asked {
  items: readonly { fingerprint: string; words: string }[];
  name: string;
  email?: string;
  asks: readonly AnswerKind[];
  shows: readonly ShownPart[];
  expiresOn: string;
  reminds: boolean;
}

export interface ClientQuestions {
  /** Asks by a link, whose secret is told, and mails nothing. */
  ask(
    trx: DatabaseTransaction,
    caller: Caller,
    place: { companyId: number; period: string },
    given: Asked,
  ): Promise<{ questionId: string; secret: string }>;
  /** Counts a mail to a client. Throws AppError as `countMail` does. */
  countMail(trx: DatabaseTransaction, caller: Caller, email: string): Promise<void>;
  /** Withdraws one that waits; of another only the links end. */
  withdraw(trx: DatabaseTransaction, caller: Caller, place: { companyId: number; questionId: string }): Promise<void>;
}
