/**
 * The item that holds each account of a month by default. Where an account lies in the decree is inferred as for the
 * validations (`inferRoles`); there the words of its name, then those of the titles above it, then its code say the item.
 */
import { type AccountInRole, inferRoles } from '#core/books/roles/infer-roles.ts';
import type { Equivalences } from '#core/books/roles/titles.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { longestPrefix } from '#core/identity/account-code.ts';
import { plainName } from '#core/identity/plain-name.ts';
import { pucAccount } from '#core/reference/chart/puc.ts';
import { reportItems } from '#core/reference/tax/report-items.gen.ts';
import { suggestedByName } from './suggested-items.es.ts';
import { wordsPattern } from './words-pattern.ts';

/** What says that an account is in its item. */
type ItemWitness = 'name' | 'code';

export interface DefaultAccount {
  code: string;
  /** As the file writes it. */
  name: string;
  /** Its account in the decree; its own code where that is right. */
  place: string;
  byDefault: number | null;
  witness: ItemWitness | null;
  /** Item that an account without one may belong to. */
  suggested: number | null;
  /** Of taxes or results, where every account should have an item. */
  isOfReport: boolean;
}

/** Name of an account and of the titles above it, nearest first. */
interface Names {
  /** Below the account of four digits. */
  near: readonly string[];
  /** Of the account of four digits. */
  title: string | null;
}

interface Found {
  item: number;
  witness: ItemWitness;
}

const SUBACCOUNT = 6;
const ACCOUNT = 4;

const rules = reportItems.map((item) => ({
  ...item,
  any: wordsPattern(item.nameAny),
  also: wordsPattern(item.nameAlso),
  none: wordsPattern(item.nameNone),
}));
type Rule = (typeof rules)[number];

/** Every account with facts, by code. `equivalences`: what the company said of its accounts. */
export function defaultAccounts(balance: TrialBalance, equivalences: Equivalences = []): DefaultAccount[] {
  return accountsInRoles(balance, inferRoles(balance, equivalences));
}

/** The same from the roles that were inferred from the balance. */
export function accountsInRoles(balance: TrialBalance, roles: readonly AccountInRole[]): DefaultAccount[] {
  const inferred = new Map(roles.map((account) => [account.code, account]));
  const leaves = new Set(balance.leaves());
  const above: { code: string; name: string }[] = [];
  const accounts: DefaultAccount[] = [];
  for (let index = 0; index < balance.accountCount; index++) {
    const { code, name } = balance.leaf(index);
    while (above.length > 0 && !code.startsWith(above.at(-1)!.code)) above.pop();
    above.push({ code, name });
    if (!leaves.has(index)) continue;
    const role = inferred.get(code);
    const place = role === undefined || role.standing === 'doubtful' ? code : role.place;
    const names = isOfReport(place) ? namesOf(above, role) : null;
    const found = names && itemByDefault(code, place, names);
    const suggested = names && !found ? suggestedItem(place, names) : null;
    const { item: byDefault = null, witness = null } = found ?? {};
    accounts.push({ code, name, place, byDefault, witness, suggested, isOfReport: names !== null });
  }
  return accounts;
}

/** Whether a place in the decree is one of taxes or results, where every account should have an item. */
function isOfReport(place: string): boolean {
  return /^(?:1355|236[578]|24|2615(?:05|10)|3[67])/.test(place);
}

function namesOf(above: readonly { code: string; name: string }[], role: AccountInRole | undefined): Names {
  const own = above.at(-1)!;
  const near = above.filter((one) => one === own || one.code.length > ACCOUNT);
  const title = above.find((one) => one !== own && one.code.length === ACCOUNT);
  const names = near.map(({ name }) => plainName(name)).reverse();
  if (role && isNamedSelfWithheld(role)) names[0] = `${names[0]} ${plainName(SELF_WITHHELD)}`;
  return { near: names, title: title ? plainName(title.name) : null };
}

/** Word of the table; the inference of roles knows its other spellings. */
const SELF_WITHHELD = 'autorretencion';

function isNamedSelfWithheld({ role, reasons }: AccountInRole): boolean {
  return role === 'selfWithheld' && reasons.some(({ witness }) => witness === 'name' || witness === 'title');
}

/** The item by the account's name, by those of its titles, then by its code. Null where none of the items fits. */
function itemByDefault(code: string, place: string, { near, title }: Names): Found | null {
  const own = near.slice(0, 1);
  // Within an account of the decree the company's own subaccount says the tax: a self-withholding in 135518 is of ICA.
  const isMovedWithin = code !== place && code.slice(0, ACCOUNT) === place.slice(0, ACCOUNT);
  return (
    (isMovedWithin ? byNames(code, near) : null) ??
    byNames(place, near) ??
    byCode(place, near) ??
    byCode(place, own) ??
    (title === null ? null : byNames(place, [...near, title]))
  );
}

function byNames(place: string, names: readonly string[]): Found | null {
  let best: (Found & { at: number }) | null = null;
  for (const rule of rules) {
    if (rule.any === null || longestPrefix(place, rule.prefixes) === null) continue;
    const at = names.findIndex((name) => rule.any?.test(name));
    const isDenied = names.slice(0, at + 1).some((name) => rule.none?.test(name));
    if (at < 0 || isDenied || !saysAlso(rule, place, names)) continue;
    if (best === null || at < best.at) best = { item: rule.id, witness: 'name', at };
  }
  return best && { item: best.item, witness: best.witness };
}

/** The further word may be that of the decree's subaccount: 135518 is of industria y comercio. */
function saysAlso({ also }: Rule, place: string, names: readonly string[]): boolean {
  if (also === null) return true;
  const decree = pucAccount(place.slice(0, SUBACCOUNT))?.name ?? '';
  return [...names, plainName(decree)].some((name) => also.test(name));
}

function byCode(place: string, names: readonly string[]): Found | null {
  let [item, longest]: [number | null, number] = [null, 0];
  for (const rule of rules) {
    const prefix = longestPrefix(place, rule.any === null ? rule.prefixes : rule.byCode);
    if (prefix === null || prefix.length <= longest || names.some((name) => rule.none?.test(name))) continue;
    [item, longest] = [rule.id, prefix.length];
  }
  return item === null ? null : { item, witness: 'code' };
}

/** Where its name says the tax that it is paid with, or one item alone may hold its account. */
function suggestedItem(place: string, { near }: Names): number | null {
  const said = suggestedByName(place, near[0] ?? '');
  if (said !== null || isOther(place)) return said;
  const [only, second] = rules.filter(
    ({ prefixes, none }: Rule) => longestPrefix(place, prefixes) !== null && !none?.test(near[0] ?? ''),
  );
  return only && !second ? only.id : null;
}

/** «Otros»: the decree's account says nothing of what is in it. */
function isOther(place: string): boolean {
  return /95$|98$/.test(place.slice(0, ACCOUNT));
}
