/** Job that follows the last signature of a month, by name: the room of statements, above this one, does it. */

export const keepSignedName = 'keep-signed-statements';

/** Payload: the month, and who signed last. */
export interface SignedMonth {
  accountId: string;
  userId: number;
  companyId: number;
  period: string;
  /** Mails the statements to those who want them: not where an earlier month gets its copy late. */
  tells?: true;
}
