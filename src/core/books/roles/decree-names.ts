/**
 * Accounts of the decree by their official names: a title that bears the name of one under another code, as charts with
 * numbers of their own have them (5101 «Gastos de personal»), has that account's place. Below «Gastos generales», which
 * charts of cooperatives have, so have subaccounts (511002 «Honorarios»).
 */
import { plainName } from '#core/identity/plain-name.ts';
import { type PucAccount, pucAccount, pucAccounts, pucAncestor } from '#core/reference/chart/puc.ts';

const CODE_OF_ACCOUNT = 4;
const SUBACCOUNT_DIGITS = 6;
const CAPITAL = '31';
const CONTRIBUTIONS = '3115';

/** Names shorter than this are cut too often to be told apart by their beginning. */
const LEAST_CUT = 18;

/** Accounts of four digits by class and name, from class 4 on by group; null for names that two accounts share. */
let byName: ReadonlyMap<string, string | null> | null = null;

function index(): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  for (const { code, name, level } of pucAccounts()) {
    if (level !== 'cuenta') continue;
    const key = keyOf(code, plainName(name));
    found.set(key, found.has(key) ? null : code);
  }
  return found;
}

/** Groups of income and of expenses have accounts of the same names: the group says which. */
function keyOf(code: string, name: string): string {
  return `${/^[4-9]/.test(code) ? code.slice(0, 2) : code[0]} ${name}`;
}

/** The decree's account of that name, where it is another than the code's own; null if the code may be right. */
export function placeByDecreeName(code: string, name: string, title = ''): string | null {
  const isBelowGeneral = code.length >= SUBACCOUNT_DIGITS && /^GASTOS GENERALES\b|^GENERALES$/.test(title);
  if ((code.length !== CODE_OF_ACCOUNT && !isBelowGeneral) || name === '') return null;
  byName ??= index();
  const place = byName.get(keyOf(code, name)) ?? contributions(code, name);
  if (isBelowGeneral && place === null)
    return /^SERVICIOS|VIGILANCIA|ASEO\b|ENERGIA|TELEFON/.test(name) ? '5135' : '5195';
  if (place === null || place === code) return null;
  if (isBelowGeneral) return place;
  const own = pucAccount(code);
  return own && isSameName(officialName(own), name) ? null : place;
}

/** Charts of cooperatives have contributions in 3105 and 3110, the second of which holds own shares in the decree. */
function contributions(code: string, name: string): string | null {
  return code.startsWith(CAPITAL) && /^APORTES SOCIALES\b/.test(name) ? CONTRIBUTIONS : null;
}

/** Whether an account bears the official name of its own code in the decree. */
export function hasDecreeName(code: string, name: string): boolean {
  const own = pucAncestor(code);
  return own !== null && own.code.length >= CODE_OF_ACCOUNT && isSameName(officialName(own), name);
}

/** Normalised official names by code: every account of the books is compared with one of them. */
const official = new Map<string, string>();

function officialName({ code, name }: PucAccount): string {
  const known = official.get(code);
  if (known !== undefined) return known;
  const plain = plainName(name);
  official.set(code, plain);
  return plain;
}

/** The official name that a package cut to a normalised one, whole: its last words say what it is; else the name itself. */
export function uncut(code: string, name: string): string {
  if (name.length < LEAST_CUT) return name;
  const own = pucAncestor(code);
  const whole = own === null || own.code.length < CODE_OF_ACCOUNT ? '' : officialName(own);
  return whole.startsWith(name) ? whole : name;
}

/** Whether a normalised name is the official one, which a package may have cut. */
function isSameName(official: string, name: string): boolean {
  return official === name || (name.length >= LEAST_CUT && official.startsWith(name));
}
