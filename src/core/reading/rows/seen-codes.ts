/** Codes that rows had so far, for lines that name one. */
import { normaliseAccountCode } from '#core/identity/account-code.ts';
import type { Cell } from '../workbook.ts';

export class SeenCodes {
  readonly #cells = new Set<Cell>();
  #read = 0;
  readonly #codes: string[] = [];

  add(cell: Cell): void {
    this.#cells.add(cell);
  }

  /** Whether a row had a code or one below it. */
  continues(code: string): boolean {
    if (this.#read < this.#cells.size) {
      for (const cell of [...this.#cells].slice(this.#read)) {
        const found = normaliseAccountCode(String(cell ?? ''));
        if (found !== null) this.#codes.push(found);
      }
      this.#read = this.#cells.size;
    }
    // Totals mostly follow their rows.
    return this.#codes.findLast((seen) => seen.startsWith(code)) !== undefined;
  }
}
