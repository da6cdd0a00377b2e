/** V7-c: VAT withheld: 15 % of the supplier's VAT, by agents only, and all of it on services from abroad. */

import type { ThirdParty } from '#core/books/third-party.ts';
import { atRate } from '#core/checks/at-rate.ts';
import { nobodies } from '#core/checks/third-party-convention.ts';
import type { FactTerm, FactThirdParty } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { thirdPartyKey } from '#core/identity/nit.ts';
import { type Cents, max, percentOf, pesos } from '#core/money/money.ts';
import { isListed } from '#core/reference/dian/lists-in-force.ts';
import { withholdingInMonth } from '#core/reference/tax/withholding.ts';
import { type ConceptLaw, rowKey } from '../concepts.ts';
import type { Context } from '../rules.ts';
import { conventionOf } from '../who/conventions.ts';
import { subjectionOf } from '../who/non-subject.es.ts';

type Kind = 'excess' | 'missing' | 'unlisted';

const TOLERANCE = pesos(1000);
const VAT_PERCENT = 19;

interface Odd extends FactThirdParty {
  kind: Kind;
  tax: Cents;
  withheld: Cents;
}

export function vatWithholding(context: Context, law: ConceptLaw): RuleFact[] {
  const { balance, roles, period } = context;
  if (conventionOf(roles.reteIva, context) === 'autoridad') return [];
  const row = withholdingInMonth(period.year, period.month).find(({ code }) => code === 'RETEIVA');
  const rate = row?.percent;
  if (row === undefined || rate === null || rate === undefined) return [];
  const withheld = balance.people(roles.reteIva.leaves());
  const isAgent = isVatAgent(context);
  if (!isAgent && withheld.size === 0) return [];
  const taxes = balance.people(roles.ivaDescontable.leaves(), { only: isAgent ? undefined : withheld.keys });
  const isNobody = nobodies(balance);
  const least = percentOf(law.minimum * BigInt(context.parameters.vecesLaBase), VAT_PERCENT);
  const odd: Odd[] = [];
  for (const key of new Set([...withheld.keys, ...(isAgent ? taxes.keys : [])])) {
    const found = judgeThirdParty(withheld.get(key), taxes.get(key), { isAgent, rate, least, context, isNobody });
    if (found) odd.push(found);
  }
  return [...Map.groupBy(odd, ({ kind }) => kind)].map(([kind, thirdParties]) =>
    factOf(kind, thirdParties, rate, rowKey(row), context),
  );
}

interface Case {
  isAgent: boolean;
  /** Percent of the VAT. */
  rate: number;
  /** VAT from which a missing withholding is certain. */
  least: Cents;
  context: Context;
  isNobody: (thirdParty: number) => boolean;
}

function judgeThirdParty(own: ThirdParty | undefined, bought: ThirdParty | undefined, given: Case): Odd | null {
  const { isAgent, rate, least, context, isNobody } = given;
  const thirdParty = (own ?? bought)!;
  if (
    isNobody(thirdParty.entry) ||
    subjectionOf(
      context.balance.thirdParties.id(thirdParty.entry),
      context.balance.thirdParties.name(thirdParty.entry),
    ) === 'foreign'
  )
    return null;
  const withheld = own?.credit ?? 0n;
  const tax = bought?.debit ?? 0n;
  const rows = [...(own?.parts ?? []), ...(bought?.parts ?? [])].flatMap((part) => part.rows);
  const odd = (kind: Kind, amount: Cents): Odd => ({
    kind,
    thirdParty: thirdParty.entry,
    amount,
    rows,
    tax,
    withheld,
  });
  const expected = percentOf(tax, rate);
  if (withheld === 0n) {
    const isPeer = isListed('agentesIva', thirdParty.key) || isListed('grandes', thirdParty.key);
    return isAgent && tax >= least && !isPeer ? odd('missing', expected) : null;
  }
  if (!isAgent) return odd('unlisted', withheld);
  const isWhole = withheld >= percentOf(tax, 99) && withheld <= percentOf(tax, 101);
  const excess = withheld - expected;
  return tax > 0n && !isWhole && excess > max(TOLERANCE, percentOf(tax, 0.5)) ? odd('excess', excess) : null;
}

/** By DIAN's lists, or the company's parameter. */
export function isVatAgent({ balance, parameters }: Context): boolean {
  if (parameters.agenteReteIva) return true;
  const { nit } = balance.company;
  if (nit === null) return false;
  const key = thirdPartyKey(nit);
  return isListed('agentesIva', key) || isListed('grandes', key);
}

/** The withholding against that of the rate; of one that is not due, just itself. */
function formulaOf(given: { kind: Kind; tax: Cents; withheld: Cents; rate: number; amount: Cents }): FactTerm[] {
  const { kind, tax, withheld, rate, amount } = given;
  if (kind === 'unlisted')
    return [
      { label: 'supplierVat', amount: tax, kind: 'term' },
      { label: 'withheldVat', amount: withheld, kind: 'total' },
    ];
  const sign = kind === 'excess' ? 1n : -1n;
  return [
    { label: 'withheldVat', amount: sign * withheld, kind: 'term' },
    { label: 'rateVat', amount: amount - sign * withheld, kind: 'term', ...atRate(tax, { percent: rate }) },
  ];
}

function factOf(kind: Kind, thirdParties: readonly Odd[], rate: number, row: string, context: Context): RuleFact {
  const amount = thirdParties.reduce((sum, one) => sum + one.amount, 0n);
  const tax = thirdParties.reduce((sum, one) => sum + one.tax, 0n);
  const withheld = thirdParties.reduce((sum, one) => sum + one.withheld, 0n);
  return {
    severity: kind === 'unlisted' ? 'baja' : 'media',
    account: context.roles.reteIva.prefixes[0] ?? null,
    subject: kind,
    thirdParties,
    amount,
    ...(kind === 'unlisted' ? { series: { expected: 0n } } : { expected: percentOf(tax, rate), found: withheld }),
    data: { kind, tax, withheld, rate, rows: [row] },
    formula: formulaOf({ kind, tax, withheld, rate, amount }),
    rows: thirdParties.flatMap(({ rows }) => rows).sort((a, b) => a - b),
  };
}
