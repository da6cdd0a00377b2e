/** Every distinct naming (id, DV, name) of a third party in a file, in order of appearance; entry 0 is "no third party". */
import { mendAccents } from '../cells/damaged-accents.ts';
import { plainId } from '../cells/third-party-id.ts';
import type { Cell } from '../workbook.ts';

/** Separates the parts of a key; no cell holds it, for it is not a legal character of XML or of a text file. */
const SEPARATOR = '\u0001';
/** What `dvs` has where the file gives none. */
const NO_DV = -1;

export class ThirdPartyDictionary {
  readonly ids: string[] = [''];
  readonly names: string[] = [''];
  /** −1 where the file gives none. */
  readonly dvs: number[] = [NO_DV];
  /** The first naming of each id, which is the only one of most. */
  readonly #first = new Map<string, number>();
  /** The others, by all their parts. */
  readonly #others = new Map<string, number>();
  /** The cell that each name came in: the next row of the party mostly has the very same. */
  readonly #nameCells: Cell[] = [null];

  /** The entry of a naming, a new one if it has not been seen; −1 for an id that lost digits. */
  entry(id: Cell, dv: Cell, name: Cell): number {
    // An id that begins with a digit and is known as it stands needs no parsing.
    const known = dv === null && typeof id === 'string' && id >= '0' && id < ':' ? this.#first.get(id) : undefined;
    if (known !== undefined && this.#nameCells[known] === name && this.dvs[known] === NO_DV) return known;
    const parsed = plainId(id, dv);
    if (parsed === null) return -1;
    return this.#naming(parsed.id, parsed.dv ?? NO_DV, name);
  }

  #naming(id: string, dv: number, cell: Cell): number {
    const name = cell === null || typeof cell === 'boolean' ? '' : mendAccents(String(cell).trim());
    if (id === '' && name === '') return 0;
    const first = this.#first.get(id);
    if (first === undefined) {
      const entry = this.#add(id, dv, name, cell);
      this.#first.set(id, entry);
      return entry;
    }
    if (this.names[first] === name && this.dvs[first] === dv) return first;
    const key = `${id}${SEPARATOR}${dv}${SEPARATOR}${name}`;
    let entry = this.#others.get(key);
    if (entry === undefined) {
      entry = this.#add(id, dv, name, cell);
      this.#others.set(key, entry);
    }
    return entry;
  }

  #add(id: string, dv: number, name: string, cell: Cell): number {
    this.ids.push(id);
    this.names.push(name);
    this.dvs.push(dv);
    this.#nameCells.push(cell);
    return this.ids.length - 1;
  }
}
