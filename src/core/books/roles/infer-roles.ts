/**
 * Infers for the accounts of a month which role of the common vocabulary they play. The code is one witness; the others
 * are the account's name, the titles above it, its side and its third parties. An account whose name contradicts its code
 * has its place elsewhere in the decree: the account that it is equivalent to.
 */
import { accountName } from '#core/identity/account-name.es.ts';
import type { TrialBalance } from '../trial-balance.ts';
import { accumulatedPlace, isOnUndepreciated } from './accumulated-place.ts';
import { choiceOfBooks } from './chosen-by-books.ts';
import { hasDecreeName } from './decree-names.ts';
import { codesByClass } from './foreign-codes.ts';
import { isAtHome, placeOfRole, roleOfPlace } from './role-homes.ts';
import { assetOfName } from './role-names.es.ts';
import { type Equivalences, isNowhere, type TitledAccount, Titles } from './titles.ts';
import type { CommonRole } from './vocabulary.ts';
import { confidenceOf, type RoleReason, seenInBooks } from './witnesses.ts';

export interface AccountInRole {
  code: string;
  /** As the file writes it. */
  name: string;
  /** Null where its place in the decree is known, and no role of the vocabulary is there. */
  role: CommonRole | null;
  /** The account of the decree that it is equivalent to; its own code where that is right. */
  place: string;
  /** 0 to 1. */
  confidence: number;
  reasons: readonly RoleReason[];
  /**
   * `code`: the code is right. `inferred`: it is not, and the rest is clear. `doubtful`: it is not clear enough to act upon, and what depends on it
   * is not evaluated.
   * `company`: the company has said so.
   */
  standing: 'code' | 'inferred' | 'doubtful' | 'company';
}

/** From here on a role is acted upon. */
const LEAST_CONFIDENCE = 0.6;

/** Accounts with facts that play a role, by code. */
export function inferRoles(balance: TrialBalance, equivalences: Equivalences = []): AccountInRole[] {
  const titles = new Titles(equivalences, codesByClass(balance));
  const leaves = new Set(balance.leaves());
  const found: AccountInRole[] = [];
  for (let index = 0; index < balance.accountCount; index++) {
    const { code, name } = balance.leaf(index);
    const titled = titles.next(code, accountName(name));
    if (leaves.has(index)) found.push(...accountInRole(titled, name, balance, index));
  }
  return found;
}

function accountInRole(titled: TitledAccount, name: string, balance: TrialBalance, leaf: number): AccountInRole[] {
  const { code, named } = titled;
  const { role, place, reasons: said } = inBooks(titled, balance, leaf);
  if (role === null && place === code) return [];
  const isRight = place === code;
  const reasons = [
    ...said,
    ...(role === null ? [] : seenInBooks(role, balance, leaf)),
    { witness: isRight ? 'code' : 'otherCode' } as const,
  ];
  const confidence = confidenceOf(reasons, named?.isWeak ?? false);
  return [{ code, name, role, place, confidence, reasons, standing: standing() }];

  function standing(): AccountInRole['standing'] {
    if (titled.isSaid) return 'company';
    if (isRight) return 'code';
    return confidence < LEAST_CONFIDENCE ? 'doubtful' : 'inferred';
  }
}

/** What code, names and titles say of an account, whatever its amounts. */
type Saying = Pick<AccountInRole, 'role' | 'place' | 'reasons'>;

/** By account of a chart, which months share. */
const sayings = new WeakMap<TitledAccount, Saying>();

/** What code, names and titles say, unless the books choose another role. */
function inBooks(titled: TitledAccount, balance: TrialBalance, leaf: number): Saying {
  const saying = sayingOf(titled);
  if (saying.role === null || titled.isSaid) return saying;
  const choice = choiceOfBooks(saying.role, titled, isNowhere(titled), balance, leaf);
  if (choice === null) return saying;
  const { role } = choice;
  const reasons = [...saying.reasons, choice.reason];
  if (role === null) return { role, place: titled.code, reasons };
  return { role, place: isNowhere(titled) ? placeIn(titled, role) : saying.place, reasons };
}

function sayingOf(titled: TitledAccount): Saying {
  let saying = sayings.get(titled);
  if (saying === undefined) {
    const { place: written, named, name } = titled;
    const isUnplaced = isNowhere(titled);
    const isWritten = named === null || (!isUnplaced && hasDecreeName(written, name));
    saying = {
      role: named?.role ?? (isUnplaced ? null : roleOfPlace(written)),
      place: isWritten ? written : placeIn(titled, named.role),
      reasons: saidBy(titled),
    };
    sayings.set(titled, saying);
  }
  return saying;
}

/** Where the name puts the account: where it is, if that is a home of the role. */
function placeIn(titled: TitledAccount, role: CommonRole): string {
  const { code, name, place, titlePlace } = titled;
  const ofAsset = accumulatedPlace(assetOfName(name) ?? '', role);
  // Below a renumbered title the digits are the company's: only names say which asset it is.
  if (place !== code && role === 'accumulatedDepreciation') return ofAsset ?? placeOfRole(place, role);
  // Costs are grouped by what is produced: work is where it is booked.
  if (/^[67]/.test(place) && !isNowhere(titled)) return place;
  if (
    (!isNowhere(titled) || titled.isInGroup) &&
    (isAtHome(place, role, place !== code) || isOnUndepreciated(place, role))
  )
    return place;
  // «Provisión de vacaciones» beside «Vacaciones consolidadas»: what moves between them is no new debt.
  const isEstimate = /\bPROVISI|\bESTIMAD|^PROV\b/.test(name);
  return accumulatedPlace(titlePlace || place, role) ?? ofAsset ?? placeOfRole(place, role, isEstimate);
}

function saidBy({ code, isSaid, renumberedBy, named, place }: TitledAccount): RoleReason[] {
  if (isSaid) return [{ witness: 'company' }];
  return [
    ...(renumberedBy === null
      ? []
      : [{ witness: 'decreeName', account: place.slice(0, place.slice(2, 4) === '00' ? 2 : 4) } as const]),
    ...(named?.saidBy === code ? [{ witness: 'name' } as const] : []),
    ...(named && named.title !== null ? [{ witness: 'title', account: named.title } as const] : []),
  ];
}
