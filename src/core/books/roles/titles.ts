/**
 * The names above an account: walks the chart by code and keeps the titles that it is in. A title of withholding or VAT
 * says what everything below it is, and the account's own name only which part; any other title speaks where the account's
 * name says nothing.
 */

import { classNature, isContra, pucAccount } from '#core/reference/chart/puc.ts';
import { hasDecreeName, placeByDecreeName, uncut } from './decree-names.ts';
import type { CodesOfClass } from './foreign-codes.ts';
import { placeOfGroup } from './group-names.es.ts';
import { partOfFamily } from './names/family-parts.es.ts';
import {
  type Family,
  families,
  familyOfPlace,
  isAboveHome,
  isAtHome,
  isFamily,
  placeOfRole,
  roleOfPlace,
  SUBACCOUNT,
} from './role-homes.ts';
import { isStaffTitle, roleInClass, roleOfName } from './role-names.es.ts';
import { placeOfUnlisted } from './unlisted-places.es.ts';
import { type CommonRole, type RoleHome, roleHomes } from './vocabulary.ts';
import { isMeantBy } from './wide-names.ts';

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
  /** The codes of its class are not the decree's. */
  isForeign: boolean;
  /** But its group is. */
  isInGroup: boolean;
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
  /** The company said its place to the subaccount: names add nothing. */
  isFinal: boolean;
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
  isFinal: false,
  isForeign: false,
  isInGroup: false,
  named: null,
  family: null,
  familyTitle: null,
  isStaff: false,
};
const ROOTS: Readonly<Record<CodesOfClass, Title>> = {
  decree: ROOT,
  groups: { ...ROOT, isForeign: true, isInGroup: true },
  none: { ...ROOT, isForeign: true },
};
/** From this level on names say what an account is: groups are too wide. */
const LEAST_DIGITS = 4;

/** Titles of charts read before, by the title above them, code and name. */
class KnownTitles {
  /** Titles and letters of each that are kept: a bound of the memory that hostile files can fill. */
  static readonly #most = 20_000;
  static readonly #longest = 100;
  #below = new WeakMap<Title, Map<string, Title>>();
  #count = 0;

  below(parent: Title): Map<string, Title> {
    let below = this.#below.get(parent);
    if (below === undefined) {
      below = new Map();
      this.#below.set(parent, below);
    }
    return below;
  }

  keep(below: Map<string, Title>, key: string, title: Title): void {
    if (key.length > KnownTitles.#longest) return;
    if (this.#count === KnownTitles.#most) {
      this.#below = new WeakMap();
      this.#count = 0;
    }
    below.set(key, title);
    this.#count++;
  }
}

const titles = new KnownTitles();

export class Titles {
  readonly #said: ReadonlyMap<string, string>;
  readonly #codes: ReadonlyMap<string, CodesOfClass>;
  #above: Title[] = [];

  /** `codes`: how far those of each class are the decree's. */
  constructor(equivalences: Equivalences, codes: ReadonlyMap<string, CodesOfClass> = new Map()) {
    this.#said = new Map(equivalences);
    this.#codes = codes;
  }

  /** The next account by code, with its normalised name. */
  next(code: string, name: string): TitledAccount {
    while (this.#above.length > 0 && !code.startsWith(this.#above.at(-1)!.code)) this.#above.pop();
    const root = ROOTS[this.#codes.get(code[0] ?? '') ?? 'decree'];
    const parent = this.#above.at(-1) ?? root;
    const account = this.#said.size === 0 ? this.#known(code, name, parent) : this.#read(code, name, parent);
    this.#above.push(account);
    return account;
  }

  /** Without equivalences a chart alone decides, and months of a company repeat it. */
  #known(code: string, name: string, parent: Title): Title {
    const above = titles.below(parent);
    const key = `${code} ${name}`;
    let account = above.get(key);
    if (account === undefined) {
      account = this.#read(code, name, parent);
      titles.keep(above, key, account);
    }
    return account;
  }

  #read(code: string, name: string, parent: Title): Title {
    const said = this.#saidPlace(code, parent.code);
    const byName = said === null ? placeByName(code, name, parent) : null;
    const place = said?.place ?? byName ?? parent.place + code.slice(parent.code.length);
    const family = said === null || said.isFinal ? null : familyOfPlace(place);
    const above = family === null ? parent : { ...parent, family, familyTitle: code };
    const account: Title = {
      ...above,
      code,
      name,
      place,
      renumberedBy: said === null ? (byName === null ? parent.renumberedBy : code) : null,
      isSaid: parent.isSaid || said !== null,
      isFinal: parent.isFinal || said?.isFinal === true,
      isStaff: parent.isStaff || isOfWork(place, name),
    };
    if (code.length < LEAST_DIGITS || account.isFinal) return { ...account, named: null, family: null };
    const named = { ...account, ...this.#named(account, name, above) };
    return code.length === LEAST_DIGITS ? { ...named, titlePlace: placeOfTitle(named) } : named;
  }

  #named({ code, place, isStaff, isForeign }: Title, name: string, parent: Title): Partial<Title> {
    const { family, familyTitle, named } = parent;
    if (family !== null) {
      const part = partOfFamily(family, name);
      const role = part ?? partOfCode(family, code, place) ?? families[family];
      return { named: { role, isWeak: false, saidBy: part === null ? familyTitle! : code, title: familyTitle } };
    }
    const isAlone = isForeign || (parent.code === '' && pucAccount(code.slice(0, LEAST_DIGITS)) === null);
    const own =
      ownRole(place, name, isStaff, isNowhere({ isForeign, place, code })) ??
      (isAlone ? roleInClass(code, name, isForeign) : null);
    if (own === null) {
      return { named: named !== null && isInherited(named, parent) ? { ...named, title: named.saidBy } : null };
    }
    if (!isFamily(own.role)) return { named: { ...own, saidBy: code, title: null }, family: null, familyTitle: null };
    const part = code.length > LEAST_DIGITS || isForeign ? partOfFamily(own.role, name) : null;
    if (part !== null && part !== own.role) return { named: { role: part, isWeak: false, saidBy: code, title: null } };
    return { named: { ...own, saidBy: code, title: null }, family: own.role, familyTitle: code };
  }

  /** Place by the longest prefix that the company named, beyond those of the title. */
  #saidPlace(code: string, title: string): { place: string; isFinal: boolean } | null {
    if (this.#said.size === 0) return null;
    for (let length = code.length; length > title.length; length--) {
      const prefix = code.slice(0, length);
      const place = this.#said.get(prefix);
      if (place === undefined) continue;
      return { place: place + code.slice(length), isFinal: place === prefix || place.length >= SUBACCOUNT };
    }
    return null;
  }
}

/** Where names put an account: its own, that of its group, or its class where no title says more. */
function placeByName(code: string, name: string, parent: Title): string | null {
  const titled = placeByDecreeName(code, name, parent.name) ?? placeOfGroup(code, name, parent.name);
  if (titled !== null || (parent.code !== '' && !isNowhere(parent))) return titled;
  return placeOfUnlisted(code, name, parent.isForeign && !parent.isInGroup);
}

/** Whether only the class of an account is known: no title above it says its place, and its code does not. */
export function isNowhere({ isForeign, place, code }: Pick<Title, 'isForeign' | 'place' | 'code'>): boolean {
  return isForeign && place === code;
}

/** The part of a family that a code says by itself: 240801 is generated VAT, whatever generic word is its name. */
function partOfCode(family: Family, code: string, place: string): CommonRole | null {
  const role = roleOfPlace(place);
  return place === code && role !== null && isMeantBy(family, role) ? role : null;
}

/** Whether an account is of wages and what follows from them; among costs, each says so by its own name. */
function isOfWork(place: string, name: string): boolean {
  return /^([67]|5[12]05)/.test(place) || (place[0] === '5' && isStaffTitle(name));
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

/**
 * The role that a name says. Unless it makes a family, it says nothing where the code's own name in the decree is the same;
 * nor below contra accounts, whose names are those of the accounts that they correct. A wide name says the narrower role of
 * the code: «IVA» under 240801 is generated.
 */
function ownRole(place: string, name: string, isStaff: boolean, isUnplaced: boolean): ReturnType<typeof roleOfName> {
  if (isUnplaced) return null;
  const own = roleOfName(place, uncut(place, name), isStaff);
  if (own === null) return null;
  const byCode = place.length > LEAST_DIGITS ? roleOfPlace(place) : null;
  // «Por pagar» is a part of VAT under 2408; under 2367 it says nothing against what is withheld.
  const isNarrowed = familyOfPlace(place) === own.role && saysPart(own.role, name);
  if (byCode !== null && byCode !== own.role && isMeantBy(own.role, byCode) && !isNarrowed) {
    return { role: byCode, isWeak: false };
  }
  if (isFamily(own.role)) return own;
  const { side }: RoleHome = roleHomes[own.role];
  const isOfCorrected = isContra(place) && side === classNature(place);
  return isOfCorrected || hasDecreeName(place, name) ? null : own;
}

function saysPart(role: CommonRole, name: string): boolean {
  return isFamily(role) && partOfFamily(role, name) !== null;
}
