/**
 * What stops the program from starting and the person at the terminal can put right: a busy data folder, a database
 * that refuses us, an edited migration. Entry points print the message alone, without a stack.
 */

/** `message` is a complete sentence in Spanish, from a `*.es.ts`; `cause` keeps the technical error. */
export class StartUpError extends Error {
  override name = 'StartUpError';
}
