/** The monthly series that proves a finding: which figure of which accounts, and what was expected of the month. */
import { type Amounts, sumOfAmounts } from '#core/books/amounts.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { thirdPartyKey } from '#core/identity/nit.ts';
import { abs, type Cents, toDecimal } from '#core/money/money.ts';
import type { Fact } from '../fact.ts';
import type { Finding } from '../finding.ts';
import type { SeriesMeasure } from '../finding-schema.ts';
import type { RuleDeclaration } from '../rule.ts';
import type { RuleSeries } from './series-declaration.ts';
import { seriesFigure } from './series-figure.ts';

export type FindingSeries = NonNullable<Finding['series']>;

/** Amounts of a month of the series. */
export function seriesAmounts(
  balance: TrialBalance,
  { accounts, nits }: { accounts: readonly string[]; nits: readonly string[] | null },
): Readonly<Amounts> {
  const leaves = [...new Set(accounts.flatMap((prefix) => balance.leaves(prefix)))];
  if (nits === null) return sumOfAmounts(leaves.map((leaf) => balance.leaf(leaf).sum));
  const { list } = balance.people(leaves, { only: new Set(nits.map(thirdPartyKey)), withNone: true });
  return sumOfAmounts(list);
}

/** Null where there is none, or nothing to draw in the month: neither a figure nor one that is missing. */
export function seriesOf(
  fact: Fact,
  { series: declared, tellsOfCompany }: Pick<RuleDeclaration, 'series' | 'tellsOfCompany'>,
  balance: TrialBalance,
): FindingSeries | null {
  const accounts = fact.series?.accounts ?? (fact.account === null ? [] : [fact.account]);
  if (declared === null || accounts.length === 0) return null;
  const measure = fact.series?.measure ?? measureOf(declared.measure, accounts[0]!);
  const nits = nitsOf(fact, balance, tellsOfCompany === true);
  const figure = seriesFigure(measure, seriesAmounts(balance, { accounts, nits }));
  const isBalanceOfFlow = fact.series?.measure === 'balance' && declared.measure !== 'balance';
  const missing = isBalanceOfFlow ? null : (declared.missing ?? null);
  const expected = expectedOf(fact, figure, missing !== null);
  const isMissing = missing !== null && expected !== null && abs(expected) > abs(figure);
  if (figure === 0n && !isMissing) return null;
  return {
    measure,
    accounts: [...accounts],
    nits,
    expected: expected === null || expected === 0n ? null : toDecimal(expected),
    missing: isMissing ? missing : null,
  };
}

function measureOf(declared: RuleSeries['measure'], account: string): SeriesMeasure {
  const isResult = /^[4-7]/.test(account);
  if (declared === 'balance_or_movement' && !isResult) return 'balance';
  if (declared !== 'movement' && declared !== 'balance_or_movement') return declared;
  return /^[2349]/.test(account) ? 'net_credit' : 'net_debit';
}

/** Most third parties that a series follows one by one; of more, it is that of the account. */
const MOST_FOLLOWED = 200;

/** Of the third parties that the fact names; of all of the account otherwise, and for the company itself. */
function nitsOf({ series, thirdParties = [] }: Fact, balance: TrialBalance, ofCompany: boolean): string[] | null {
  const { thirdParties: dictionary, company } = balance;
  const named =
    series?.thirdParty === undefined
      ? thirdParties.map(({ thirdParty, absent }) => absent?.nit ?? dictionary.id(thirdParty))
      : series.thirdParty === null
        ? []
        : [dictionary.id(series.thirdParty)];
  const self = company.nit === null || ofCompany ? null : thirdPartyKey(company.nit);
  const isFollowed = named.length > 0 && named.length <= MOST_FOLLOWED;
  return isFollowed && !named.some((nit) => thirdPartyKey(nit) === self) ? [...new Set(named)] : null;
}

function expectedOf({ series, expected, found, amount }: Fact, figure: Cents, canMiss: boolean): Cents | null {
  if (series?.expected !== undefined) return series.expected;
  if (expected !== undefined && found !== undefined && abs(found) === abs(figure))
    return found === figure ? expected : -expected;
  return canMiss && amount !== 0n ? figure + abs(amount) : null;
}
