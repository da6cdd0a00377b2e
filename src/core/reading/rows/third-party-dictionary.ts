/**
 * Dictionary encoding of the third parties of a file: one entry per distinct (id, DV, name), in order of appearance;
 * entry 0 is "no third party".
 */
import { nameText } from '../cells/name-text.ts';
import { namesNobody } from '../cells/nobody.es.ts';
import { plainId } from '../cells/third-party-id.ts';
import type { Cell } from '../workbook.ts';

/** Separator of key parts: a character illegal in XML and in text files. */
const SEPARATOR = '\u0001';
/** A name has letters or digits: `.`, `-` and `0` stand for nobody. */
const WORD = /[\p{L}1-9]/u;
/** An id left out, or filled with zeros. */
const NO_ID = /^0*$/;
/** Value in `dvs` for no DV. */
const NO_DV = -1;

export class ThirdPartyDictionary {
  readonly ids: string[] = [''];
  readonly names: string[] = [''];
  /** −1 where the file gives none. */
  readonly dvs: number[] = [NO_DV];
  /** First entry of each id; most ids have only one. */
  readonly #first = new Map<string, number>();
  /** Further entries, by all parts of the key. */
  readonly #others = new Map<string, number>();
  /** Raw name cell of each entry: consecutive rows of a third party mostly have the identical cell. */
  readonly #nameCells: Cell[] = [null];

  /** Entry of (id, DV, name), added if new; −1 for an id that lost digits. */
  entry(id: Cell, dv: Cell, name: Cell): number {
    // A known id that starts with a digit needs no parsing.
    const known = dv === null && typeof id === 'string' && startsWithDigit(id) ? this.#first.get(id) : undefined;
    if (known !== undefined && this.#nameCells[known] === name && this.dvs[known] === NO_DV) return known;
    const parsed = plainId(id, dv);
    if (parsed === null) return -1;
    return this.#naming(parsed.id, parsed.dv ?? NO_DV, name);
  }

  #naming(id: string, dv: number, cell: Cell): number {
    const name = cell === null || typeof cell === 'boolean' || !WORD.test(String(cell)) ? '' : nameText(String(cell));
    if (id === '' && name === '') return 0;
    if ((NO_ID.test(id) || namesNobody(id)) && (name === '' || namesNobody(name))) return 0;
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

/** Comparing texts is a call of the engine for every row. */
function startsWithDigit(text: string): boolean {
  const first = text.charCodeAt(0);
  return first >= ZERO && first <= NINE;
}

const ZERO = 48;
const NINE = 57;
