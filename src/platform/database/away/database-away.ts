/** The database cannot be reached, as an error of its own: what to answer then is decided in one place. */
import pg from 'pg';

/** `cause`: what the connection said. Whether a commit under way was kept is not known. */
export class DatabaseAway extends Error {
  constructor(cause?: unknown) {
    super('the database is away', { cause });
    this.name = 'DatabaseAway';
  }
}

/**
 * SQLSTATE of a server that ends the session or takes none (class 57P: shutdown, crash, starting), of a broken connection
 * (class 08), and of a standby where the primary was.
 */
const awayCode = /^(08...|57P0[1-5]|25006)$/;

/** Whether the server itself says, in answer to a statement or a connection, that it is not there. */
export function saysItIsAway(error: unknown): boolean {
  return error instanceof pg.DatabaseError && awayCode.test(error.code ?? '');
}

/** Of pg-pool, when all of its connections have been in use for too long. */
export const poolIsBusy = 'timeout exceeded when trying to connect';
