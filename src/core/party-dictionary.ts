/** Every distinct naming (id, DV, name) of a third party in a file, in order of appearance; entry 0 is "no third party". */
import { plainId } from './third-party-id.ts';
import type { Cell } from './workbook.ts';

/** Separates the parts of a key; no cell holds it, for it is not a legal character of XML or of a text file. */
const SEPARATOR = '\u0001';

export class PartyDictionary {
  readonly ids: string[] = [''];
  readonly names: string[] = [''];
  /** −1 where the file gives none. */
  readonly dvs: number[] = [-1];
  readonly #entries = new Map<string, number>();
  /** The last entry of each id cell with the name cell that it came with: rows of one party mostly repeat both. */
  readonly #recent = new Map<Cell, number>();
  readonly #nameCells: Cell[] = [null];

  /** The entry of a naming, a new one if it has not been seen. */
  entry(id: Cell, dv: Cell, name: Cell): number {
    if (dv === null) {
      const recent = this.#recent.get(id);
      if (recent !== undefined && this.#nameCells[recent] === name) return recent;
    }
    const parsed = plainId(id, dv);
    const plainName = name === null || typeof name === 'boolean' ? '' : String(name).trim();
    if (parsed.id === '' && plainName === '') return 0;
    const key = `${parsed.id}${SEPARATOR}${parsed.dv ?? ''}${SEPARATOR}${plainName}`;
    let entry = this.#entries.get(key);
    if (entry === undefined) {
      entry = this.ids.length;
      this.ids.push(parsed.id);
      this.names.push(plainName);
      this.dvs.push(parsed.dv ?? -1);
      this.#nameCells.push(name);
      this.#entries.set(key, entry);
    }
    if (dv === null) this.#recent.set(id, entry);
    return entry;
  }
}
