/** What speaks for and against the role of an account, besides its name and its code: its side and its third parties. */
import { isKnownAs } from '#core/reference/people/special-nits.ts';
import type { TrialBalance } from '../trial-balance.ts';
import { type CommonRole, type RoleHome, roleHomes } from './vocabulary.ts';

export type RoleWitness =
  | 'company'
  | 'name'
  | 'title'
  | 'decreeName'
  | 'code'
  | 'otherCode'
  | 'side'
  | 'otherSide'
  | 'thirdParties'
  | 'otherThirdParties';

export interface RoleReason {
  witness: RoleWitness;
  /** Code of the title that says so; code of the decree whose name it bears. */
  account?: string;
}

/** Third parties looked at in an account. */
const MOST_LOOKED_AT = 40;
/** Share of them that must be of the expected kind. */
const LEAST_SHARE = 0.6;

/** The side on which the account stands, or moved; and whose it is. */
export function seenInBooks(role: CommonRole, balance: TrialBalance, leaf: number): RoleReason[] {
  const { side, thirdParties }: RoleHome = roleHomes[role];
  const reasons: RoleReason[] = [];
  const stands = sideOf(balance, leaf);
  if (side !== null && stands !== null) reasons.push({ witness: stands === side ? 'side' : 'otherSide' });
  if (thirdParties && isOwedTo(thirdParties, balance, leaf)) reasons.push({ witness: 'thirdParties' });
  return reasons;
}

/** Side of the balance, of the one that the month emptied, or of what moved; null where nothing did. */
export function sideOf(balance: TrialBalance, leaf: number): 'D' | 'C' | null {
  const { opening, debit, credit, closing } = balance.leaf(leaf).sum;
  const amount = closing !== 0n ? closing : opening !== 0n ? opening : debit - credit;
  if (amount === 0n) return null;
  return amount > 0n ? 'D' : 'C';
}

/** Whether most third parties of an account are of a kind. */
export function isOwedTo(
  categories: NonNullable<RoleHome['thirdParties']>,
  balance: TrialBalance,
  leaf: number,
): boolean {
  let [looked, expected] = [0, 0];
  for (const entry of balance.leaf(leaf).namings()) {
    if (entry === 0) continue;
    if (looked === MOST_LOOKED_AT) break;
    looked++;
    const nit = balance.thirdParties.id(entry);
    if (categories.some((category) => isKnownAs(nit, category))) expected++;
  }
  return looked > 0 && expected >= looked * LEAST_SHARE;
}

const WEIGHTS: Readonly<Record<RoleWitness, number>> = {
  company: 1,
  name: 0.7,
  title: 0.6,
  decreeName: 0.75,
  code: 0.2,
  otherCode: 0,
  side: 0.15,
  otherSide: -0.1,
  thirdParties: 0.15,
  otherThirdParties: 0.1,
};
const WEAK_NAME = 0.45;
/** What a second of name and title adds to the first. */
const BOTH = 0.1;

/** Confidence of 0 to 1 from what speaks for the role; `isWeak`: its name leaves doubt. */
export function confidenceOf(reasons: readonly RoleReason[], isWeak: boolean): number {
  const has = (witness: RoleWitness) => reasons.some((reason) => reason.witness === witness);
  if (has('company')) return 1;
  const names = (['name', 'title', 'decreeName'] as const)
    .filter(has)
    .map((witness) => (witness === 'name' && isWeak ? WEAK_NAME : WEIGHTS[witness]));
  const named = names.length === 0 ? WEIGHTS.title : Math.max(...names) + (names.length > 1 ? BOTH : 0);
  const others = (['code', 'side', 'otherSide', 'thirdParties'] as const).filter(has);
  const sum = others.reduce((total, witness) => total + WEIGHTS[witness], named);
  return Math.round(Math.max(0, Math.min(0.99, sum)) * 100) / 100;
}
