/**
 * Scope of the nature check by account (domain V1): cash always, suppliers one by one, withholdings only in total,
 * result of the year never. The correct side comes from `natureOf`, not from this table.
 */
import { type NatureException, natureExceptions } from './nature-exceptions.gen.ts';
import { indexByPrefix, longestMatch } from './prefix-index.ts';

/**
 * - `ordinary`: no rule of its own; account total and each third party.
 * - `strict`: never contrary, whatever the amount; judged on the account, whose third parties mix.
 * - `strict_third_party`: each third party must be on the right side, besides the total.
 * - `account_total_only`: the total of everything under the prefix; third parties and auxiliaries may be contrary.
 * - `contra`: nature opposite to its class; judged on the account, by the validation *invertida*.
 * - `soft`: a contrary month is usual (reversals, notes); judge the accumulated balance.
 * - `skip`: either side is right.
 */
export type NatureKind = NatureException['kind'] | 'ordinary';

export interface NatureScope {
  kind: NatureKind;
  /** Severity of a contrary balance, before materiality. */
  severity: NatureException['severity'];
  /** Prefix of the winning rule; `account_total_only` sums everything under it. Null for `ordinary`. */
  prefix: string | null;
  /** PUC account to reclassify a contrary balance to, or null. */
  reclassifyTo: string | null;
}

const ordinary: NatureScope = { kind: 'ordinary', severity: 'media', prefix: null, reclassifyTo: null };
const index: ReadonlyMap<string, NatureScope> = indexByPrefix(natureExceptions, ({ prefix }) => prefix);

/** Nature rule of an account by longest prefix, else `ordinary`. */
export function natureScope(code: string): NatureScope {
  return longestMatch(index, code) ?? ordinary;
}

/** All rules, for default parametrizations and documentation. */
export function natureRules(): readonly NatureException[] {
  return natureExceptions;
}
