/**
 * A start-up failure that the operator can fix: a locked data folder, a refused database connection, an edited
 * migration. Entry points print the message only, without a stack.
 */

/** `message` is a complete sentence in Spanish, from a `*.es.ts`; `cause` keeps the technical error. */
export class StartUpError extends Error {
  override name = 'StartUpError';
}
