/**
 * How far the nature of each account is demanded (domain V1): of cash always, of suppliers one by one, of withholdings
 * only in total, of the result of the year not at all. Which side is the right one says `natureOf`, not this table.
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
  /** Of a contrary balance before materiality. */
  severity: NatureException['severity'];
  /** The prefix whose rule won; `account_total_only` adds up everything under it. Null when ordinary. */
  prefix: string | null;
  /** PUC account where a contrary balance is reclassified to, or null. */
  reclassifyTo: string | null;
}

const ordinary: NatureScope = { kind: 'ordinary', severity: 'media', prefix: null, reclassifyTo: null };
const index: ReadonlyMap<string, NatureScope> = indexByPrefix(natureExceptions, ({ prefix }) => prefix);

/** How the nature of an account is judged: the rule of the longest prefix, else the ordinary way. */
export function natureScope(code: string): NatureScope {
  return longestMatch(index, code) ?? ordinary;
}

/** Every rule, for default parametrizations and documentation. */
export function natureRules(): readonly NatureException[] {
  return natureExceptions;
}
