/**
 * TER-2: balances under generic ids. Accepted for sales to the final consumer and receivables collected in the month;
 * small expenses under exógena's own id have low severity.
 */

import type { ThirdParty } from '#core/books/third-party.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { type Severity, severities } from '#core/engine/severity.ts';
import { abs, type Cents, max } from '#core/money/money.ts';
import { isOfFinalConsumers } from './final-consumer-names.es.ts';
import { type Context, severityIn } from './rules.ts';
import { type Holding, stakeMeasure, stakeOf } from './third-parties.ts';

export function genericThirdPartyFacts(context: Context, noted: ReadonlyMap<number, readonly Holding[]>): RuleFact[] {
  return [...noted].flatMap(([index, holdings]): RuleFact[] => {
    const account = context.balance.leaf(index).code;
    const found = holdings.flatMap((holding) => {
      const severity = severityOf(index, holding, context);
      return severity === null ? [] : [{ holding, severity, amount: stakeOf(holding.thirdParty, context) }];
    });
    if (found.length === 0) return [];
    return [
      {
        severity: worst(found.map(({ severity }) => severity)),
        account,
        thirdParties: found.map(({ holding, amount }) => ({
          thirdParty: holding.thirdParty.entry,
          amount,
          rows: holding.thirdParty.rows,
        })),
        amount: found.reduce((sum, { amount }) => sum + amount, 0n),
        series: { measure: stakeMeasure(found[0]!.holding.thirdParty, context) },
        data: { kinds: [...new Set(found.map(({ holding }) => holding.kind))] },
        rows: found.flatMap(({ holding }) => holding.thirdParty.rows),
      },
    ];
  });
}

function severityOf(index: number, holding: Holding, context: Context): Severity | null {
  const { balance, roles, tolerances } = context;
  const { code: account, name } = balance.leaf(index);
  const severity = severityIn(account, context);
  if (severity === null || stakeOf(holding.thirdParty, context) === 0n) return null;
  switch (holding.kind) {
    case 'placeholder':
      return severity;
    case 'generic_final_consumer':
      if (roles.consumidorFinal.has(account) || isOfFinalConsumers(name)) return null;
      return roles.contado.has(account) && abs(holding.thirdParty.closing) <= tolerances.noise ? null : severity;
    case 'generic_small_amounts':
      return stakeInMonth(holding.thirdParty, context, account) <= tolerances.materiality ? 'baja' : severity;
    case 'generic_foreign':
      return severity === 'alta' ? 'media' : severity;
    default:
      return null;
  }
}

/** Year-to-date balances of result accounts are not one posting: only the month counts. */
function stakeInMonth({ opening, closing, debit }: ThirdParty, { roles }: Context, account: string): Cents {
  const isGathered = !roles.cartera.has(account) && opening > 0n && closing >= opening && debit > 0n;
  return isGathered ? debit : max(abs(closing), abs(debit));
}

function worst(found: readonly Severity[]): Severity {
  return severities.find((severity) => found.includes(severity))!;
}
