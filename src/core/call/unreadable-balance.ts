/** A stored balance whose bytes are damaged. Known by its name, which crosses threads, where classes are lost. */
const name = 'UnreadableBalance';

export class UnreadableBalance extends Error {
  /** `id`: of the balance. It is the whole message. */
  constructor(id: string, cause: unknown) {
    super(id, { cause });
    this.name = name;
    // A cause does not cross.
    this.stack += `\n  from ${cause instanceof Error ? cause.stack : String(cause)}`;
  }
}

/** The id of the balance that an error says cannot be read, null for any other error. */
export function unreadableBalanceOf(error: unknown): string | null {
  return error instanceof Error && error.name === name ? error.message : null;
}
