/** Facts about generated VAT by rule: rate by customer, above the highest rate, none at all, and without sale. */
import { atRate } from '#core/checks/at-rate.ts';
import type { Found, RuleFact } from '#core/engine/rule.ts';
import { percentOf, roundToPesos } from '#core/money/money.ts';
import type { Analysis } from '../analysis.ts';
import { ratesOf } from '../rules.ts';
import { keptTogether } from '../vat-accounts.es.ts';
import { returnsWithTax } from './returned-sales.ts';
import { groupFacts } from './sale.ts';
import { chargedAbroad, chargedAbroadInTotal, unlikeUsualInTotal } from './total-share.ts';
import { isUntaxedActivity, neverGenerated, untaxedSales } from './untaxed.ts';

export function rateByCustomer({ sales, accounts, context }: Analysis): Found {
  const { account, groups, isByCustomer, isElsewhere, tax } = sales;
  const place = { account, accounts, context };
  const facts: RuleFact[] = [];
  if (groups !== null) {
    const { consumption, mixed, free, lessThanUsual, moreThanUsual, usual, shares, isPure } = groups;
    const rateOf = () => usual;
    facts.push(...groupFacts(consumption, { fact: { severity: 'baja', subject: 'consumo' }, rateOf }, place));
    if (isPure) {
      facts.push(...groupFacts(mixed, { fact: { subject: 'tarifa' }, rateOf }, place));
      facts.push(...groupFacts(free, { fact: { severity: 'baja', subject: 'sinIva' }, rateOf }, place));
    }
    const own = { fact: { subject: 'habito' }, rateOf: ({ key }: { key: string }) => shares.get(key)! };
    facts.push(...groupFacts(lessThanUsual, own, place));
    facts.push(...groupFacts(moreThanUsual, { ...own, fact: { subject: 'demas' } }, place));
  }
  if (isByCustomer) facts.push(...returnsWithTax(account, accounts, context), ...chargedAbroad(account, context));
  else {
    const abroad = chargedAbroadInTotal(account, tax, context);
    facts.push(...(abroad.length > 0 ? abroad : unlikeUsualInTotal(account, tax, context)));
  }
  return { facts, notEvaluated: isElsewhere ? [{ reason: 'salesElsewhere' }] : [] };
}

/** What individual customers explain is told of them, else the total. */
export function aboveHighestRate({ sales, accounts, context }: Analysis): RuleFact[] {
  const { account, groups, tax, all, isAbove, isAboveSales } = sales;
  const { tolerances, balance } = context;
  const highest = ratesOf(context).at(-1) ?? 0;
  const severity = isAboveSales ? 'alta' : 'media';
  const telling = { fact: { severity }, rateOf: () => highest, base: 'all' } as const;
  const ofCustomers = groupFacts(groups?.above ?? [], telling, { account, accounts, context });
  if (ofCustomers.length > 0 || tax === 0n || all <= tolerances.noise || !isAbove) return ofCustomers;
  const most = roundToPesos(percentOf(all, highest));
  return [
    {
      severity: 'alta',
      account,
      subject: 'total',
      amount: tax - most,
      expected: most,
      found: tax,
      data: { kind: 'total', sold: all, rate: highest },
      formula: [
        { label: 'generated', amount: tax, kind: 'term' },
        { label: 'highestTax', amount: -most, kind: 'term', ...atRate(all, { percent: highest }) },
      ],
      rows: balance.rowsOf(accounts.generado),
    },
  ];
}

export function salesWithoutTax({ sales, accounts, context }: Analysis): Found {
  // In an account for both, what is credited is the VAT of sales.
  if (context.balance.sumOf(keptTogether(accounts, context.balance)).credit > context.tolerances.noise)
    return { facts: [] };
  const { account, tax, sold } = sales;
  const { balance, roles, profile, tolerances } = context;
  if (tax !== 0n) return { facts: [] };
  if (profile.responsableIva === undefined && sold > 0n)
    return { facts: [], notEvaluated: [{ reason: 'responsibleUnknown' }] };
  const taxable = sold - untaxedSales(context);
  if (taxable <= tolerances.noise || profile.responsableIva !== true) return { facts: [] };
  const highest = ratesOf(context).at(-1) ?? 0;
  const never = neverGenerated(context) || isUntaxedActivity(profile.ciiu);
  return {
    facts: [
      {
        severity: never ? 'baja' : 'alta',
        account,
        amount: taxable,
        ...(account === null
          ? {}
          : { corrections: [{ account, side: 'credit', amount: roundToPesos(percentOf(taxable, highest)) }] }),
        data: { sold: taxable, never: never ? 1 : 0 },
        formula: [
          { label: 'sold', amount: sold, kind: 'term' },
          ...(taxable === sold ? [] : [{ label: 'untaxed', amount: taxable - sold, kind: 'term' as const }]),
        ],
        rows: balance.rowsOf(roles.ingresos.leaves()),
      },
    ],
  };
}

export function taxWithoutSale({ sales, accounts, context }: Analysis): RuleFact[] {
  const { account, groups, tax, all, formula } = sales;
  const { tolerances, balance } = context;
  const place = { account, accounts, context };
  const ofCustomers = groupFacts(groups?.withoutSale ?? [], { rateOf: () => 0 }, place);
  if (ofCustomers.length > 0 || tax === 0n || all > tolerances.noise) return ofCustomers;
  const rows = balance.rowsOf(accounts.generado);
  return [
    {
      account,
      subject: 'total',
      amount: tax,
      ...(account === null ? {} : { corrections: [{ account, side: 'debit', amount: tax }] }),
      data: { kind: 'total', sold: all },
      formula,
      rows,
    },
  ];
}
