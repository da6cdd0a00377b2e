/** Facts about deductible VAT by rule: IVA-5 to IVA-9. */

import type { Found, RuleFact } from '#core/engine/rule.ts';
import { min, percentOf } from '#core/money/money.ts';
import type { Analysis } from '../analysis.ts';
import { ratesOf } from '../rules.ts';
import { assetsByPayable } from './by-payable.ts';
import { isBare } from './deductible.ts';
import { taxKeptTogether } from './kept-together.ts';

const highestOf = ({ context }: Analysis): number => ratesOf(context).at(-1) ?? 0;

export function aboveThePurchase(analysis: Analysis): Found {
  const { deductible } = analysis;
  if (deductible === null) return { facts: [] };
  const { over, excluded, facts, isElsewhere } = deductible;
  const highest = highestOf(analysis);
  const backed = over.filter((one) => !isBare(one));
  return {
    facts: [
      ...facts.of(backed, ({ tax, bought, assets }) => tax - percentOf(bought + assets, highest), { severity: 'alta' }),
      ...facts.of(over.filter(isBare), ({ tax }) => tax, { subject: 'sinCompra' }),
      ...facts.of(excluded, ({ tax }) => tax, { subject: 'excluida' }),
    ],
    notEvaluated: isElsewhere ? [{ reason: 'purchasesElsewhere' }] : [],
  };
}

export function betweenTwoRates(analysis: Analysis): RuleFact[] {
  const { deductible } = analysis;
  const highest = highestOf(analysis);
  return deductible?.facts.of(deductible.mixed, ({ tax, bought }) => percentOf(bought, highest) - tax) ?? [];
}

export function taxOfAssets(analysis: Analysis): RuleFact[] {
  const { deductible, imports } = analysis;
  const highest = highestOf(analysis);
  if (deductible === null)
    return [...taxKeptTogether(analysis), ...imports.onAssets, ...assetsByPayable(analysis.accounts, analysis.context)];
  const { facts, onAssets, ofAnother } = deductible;
  const stake = ({ tax, bought, assets }: (typeof onAssets)[number]) =>
    min(tax - percentOf(bought, highest), percentOf(assets, highest));
  return [
    ...facts.of(onAssets, stake, { moved: 'activosFijos' }),
    ...facts.of(ofAnother, ({ tax }) => tax, { subject: 'otroTercero' }),
    ...imports.onAssets,
    ...assetsByPayable(analysis.accounts, analysis.context),
  ];
}

export function taxOfUnallowed({ deductible }: Analysis): RuleFact[] {
  return deductible?.facts.of(deductible.unallowed, ({ tax }) => tax, { moved: 'noDeducibles' }) ?? [];
}

export function deductedTwice({ deductible }: Analysis): RuleFact[] {
  return deductible?.facts.of(deductible.twice, ({ tax, expensed }) => min(tax, expensed)) ?? [];
}
