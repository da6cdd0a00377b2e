/** Facts of account variations, with the third parties behind them. */
import type { AccountRole } from '#core/books/account-role.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { FactThirdParty, FactValue } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { change, type Ranked } from './gather.ts';
import { isUnder } from './series.ts';
import type { VaryingThirdParties } from './third-parties.ts';

/** Ways in which an account varies, each with its rule. */
export type Way = 'movement' | 'balance' | 'stopped' | 'new' | 'reclassified';

/** `withoutPeople`: accounts whose third parties mix suppliers and customers. */
export function variationFact(
  { compared, parts, isExchange, season, severity }: Ranked,
  thirdParties: VaryingThirdParties,
  withoutThirdParties: AccountRole,
  balance: TrialBalance,
): RuleFact {
  const { series, base, value } = compared;
  const [only, second] = series.leaves;
  const account = only !== undefined && second === undefined ? only : series.code;
  const mixes = series.leaves.some((code) => isUnder(code, withoutThirdParties));
  const varying: FactThirdParty[] = mixes || isExchange ? [] : thirdParties.of(compared);
  return {
    severity,
    account,
    thirdParties: varying,
    // A balance that stopped has no figure whose side says that of what was usual.
    series: {
      accounts: series.leaves,
      thirdParty: null,
      ...(series.kind === 'balance' ? { expected: base * series.side } : {}),
    },
    amount: change(compared),
    expected: base,
    found: value,
    data: { ...comparisonsOf(compared), season: season ?? '', parts: namesOf(parts, balance), kind: series.kind },
    formula: [
      { label: 'now', amount: value, kind: 'term' },
      { label: compared.against, amount: -base, kind: 'term' },
      { label: 'change', amount: value - base, kind: 'total' },
    ],
    rows: varying.flatMap(({ rows }) => rows).sort((a, b) => a - b),
  };
}

export function wayOf({ compared, isExchange }: Ranked): Way {
  if (isExchange) return 'reclassified';
  if (compared.variation === 'gone') return 'stopped';
  if (compared.variation === 'new') return 'new';
  return compared.series.kind === 'result' ? 'movement' : 'balance';
}

/** Available comparisons only. */
function comparisonsOf({ previous, mean, months, lastYear, beyond }: Ranked['compared']): Record<string, FactValue> {
  return {
    ...(previous === null ? {} : { previous }),
    ...(mean === null ? {} : { mean, months }),
    ...(lastYear === null ? {} : { lastYear }),
    precedent: beyond === 0n ? 1 : 0,
  };
}

/** Subaccount, change and name, largest first. */
function namesOf(parts: Ranked['parts'], balance: TrialBalance): string[] {
  return parts.map(({ series, base, value }) => {
    const name = [series.code, ...series.leaves].map((code) => balance.accountName(code)).find((known) => known !== '');
    return `${series.code}:${value - base}:${name ?? ''}`;
  });
}
