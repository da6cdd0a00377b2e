/**
 * The names above an account: walks the chart by code and keeps the titles that it is in. A title of withholding or VAT
 * says what everything below it is, and the account's own name only which part; any other title speaks where the account's
 * name says nothing.
 */
import { placeByDecreeName } from './decree-names.ts';
import { type CommonRole, type Family, families, isAboveHome, isAtHome, isFamily, placeOfRole } from './role-homes.ts';
import { isStaffTitle, partOfFamily, roleOfName } from './role-names.es.ts';

/** Own prefix and the decree's account that it is equivalent to, as the company said; itself: the code is right. */
export type Equivalences = readonly (readonly [string, string])[];

export interface NamedRole {
  role: CommonRole;
  isWeak: boolean;
  /** Account whose own name says it. */
  saidBy: string;
  /** Title above it that says it too, or says it alone. */
  title: string | null;
}

export interface TitledAccount {
  code: string;
  /** Normalised. */
  name: string;
  /** Where its code lies in the decree: elsewhere if a title bears the name of another account, or the company said so. */
  place: string;
  /** Account of the decree that the title of four digits above it stands for; '' without one. */
  titlePlace: string;
  renumberedBy: string | null;
  /** By the company. */
  isSaid: boolean;
  named: NamedRole | null;
}

interface Title extends TitledAccount {
  family: Family | null;
  familyTitle: string | null;
  isStaff: boolean;
}

const ROOT: Title = {
  code: '',
  name: '',
  place: '',
  titlePlace: '',
  renumberedBy: null,
  isSaid: false,
  named: null,
  family: null,
  familyTitle: null,
  isStaff: false,
};
/** From this level on names say what an account is: groups are too wide. */
const LEAST_DIGITS = 4;

export class Titles {
  readonly #said: ReadonlyMap<string, string>;
  readonly #above: Title[] = [ROOT];

  constructor(equivalences: Equivalences) {
    this.#said = new Map(equivalences);
  }

  /** The next account by code, with its normalised name. */
  next(code: string, name: string): TitledAccount {
    while (!code.startsWith(this.#above.at(-1)!.code)) this.#above.pop();
    const account = this.#read(code, name, this.#above.at(-1)!);
    this.#above.push(account);
    return account;
  }

  #read(code: string, name: string, parent: Title): Title {
    const said = this.#saidPlace(code, parent.code);
    const byName = said === null ? placeByDecreeName(code, name) : null;
    const place = said ?? byName ?? parent.place + code.slice(parent.code.length);
    const account: Title = {
      ...parent,
      code,
      name,
      place,
      renumberedBy: said === null ? (byName === null ? parent.renumberedBy : code) : null,
      isSaid: parent.isSaid || said !== null,
      isStaff: parent.isStaff || (place[0] === '5' && (isStaffTitle(name) || /^5[12]05/.test(place))),
    };
    if (code.length < LEAST_DIGITS || said === code) return { ...account, named: null };
    const named = { ...account, ...this.#named(account, name, parent) };
    return code.length === LEAST_DIGITS ? { ...named, titlePlace: placeOfTitle(named) } : named;
  }

  #named({ code, place, isStaff }: Title, name: string, parent: Title): Partial<Title> {
    const { family, familyTitle, named } = parent;
    if (family !== null) {
      const part = partOfFamily(family, name);
      const role = part ?? families[family];
      return { named: { role, isWeak: false, saidBy: part === null ? familyTitle! : code, title: familyTitle } };
    }
    const own = roleOfName(place, name, isStaff);
    if (own === null) {
      return { named: named !== null && isInherited(named, parent) ? { ...named, title: named.saidBy } : null };
    }
    const below = isFamily(own.role) ? own.role : null;
    return { named: { ...own, saidBy: code, title: null }, family: below, familyTitle: below && code };
  }

  /** Place by the longest prefix that the company named, beyond those of the title. */
  #saidPlace(code: string, title: string): string | null {
    if (this.#said.size === 0) return null;
    for (let length = code.length; length > title.length; length--) {
      const place = this.#said.get(code.slice(0, length));
      if (place !== undefined) return place + code.slice(length);
    }
    return null;
  }
}

/** Account of the decree that a title of four digits stands for. */
function placeOfTitle({ code, place, named }: TitledAccount): string {
  if (named === null || named.saidBy !== code || isAtHome(place, named.role)) return place;
  return placeOfRole(place, named.role);
}

/**
 * Whether the accounts below a title have its role: not where its code is right, for theirs may say more, and not where it
 * names but one of its parts, as 2370 «Aportes a EPS» does.
 */
function isInherited({ role }: NamedRole, { code, place }: TitledAccount): boolean {
  return !isAtHome(place, role, place !== code) && !isAboveHome(place, role);
}
