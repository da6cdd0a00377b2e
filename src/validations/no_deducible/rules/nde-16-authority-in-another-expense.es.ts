/** NDE-16: what an authority was paid for the first time, in an expense that is neither tax, contribution nor fine. */

import { spentIn } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { countIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeThirdParty } from '#core/engine/fact-words.es.ts';
import { defineRule, type RuleFact } from '#core/engine/rule.ts';
import { plainName } from '#core/identity/plain-name.ts';
import { writePesos } from '#core/money/money.es.ts';
import { nearestMinimumWage } from '#core/reference/payroll/minimum-wage.ts';
import { isPublicAuthority } from '#core/reference/people/public-authority.es.ts';
import type { Analysis, Role } from '../analysis.ts';

/** Accounts where authorities are paid what is no fine, or a fine is where it belongs. */
const OWN_ROLES = [
  'sanciones',
  'litigiosLaborales',
  'impuestosAsumidos',
  'impuestoRenta',
  'impuestoPatrimonio',
  'impuestos',
  'donaciones',
  'provisiones',
  'marcadas',
] as const satisfies readonly Role[];
/** Names of accounts that say what an authority charges or sells: taxes, rates, services. */
const CHARGED =
  /IMPUEST|CONTRIBUC|\bTASAS?\b|TARIFA|LICENC|PERMIS|ESTAMPILL|REGISTR|TRAMIT|PREDIAL|VALORIZ|VEHICUL|PEAJE|SERVICIOS? PUBLIC|ACUEDUCT|ASEO|ALUMBRAD|AFILIA|SOSTENIM|ARREND|REGALIA|MULTA|SANCION|SUBVENC|CONVENI/;
const LEAST_MONTHS = 3;

export const nde16 = defineRule<Analysis>({
  code: 'NDE-16',
  proof: 'flow',
  about: 'third_parties',
  name: 'Una autoridad en un gasto que no es impuesto ni multa',
  stake: 'to_explain',
  series: { measure: 'net_debit' },
  amountName: 'Gasto del mes con la autoridad',
  severity: 'media',
  legal: ['et_105_2_c', 'et_772_1'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `${payee(fact)} aparece en ${fact.accountName} con ${writePesos(fact.amount)}: ¿es una multa?`,
    message: (fact) =>
      `En ${formatPeriod(fact.period)} ${writeAccount(fact)} registra ${writePesos(fact.amount)} a nombre de ${payee(fact)}, que no estaba en esa cuenta en los ${countIn(fact.data, 'months')} meses anteriores. Lo que cobra una autoridad es un impuesto, una contribución, una tasa por un trámite o una multa, y cada cosa tiene su cuenta.`,
    why: 'Una multa no es deducible en ninguna proporción. En una cuenta de gasto corriente pasa por deducible y la conciliación fiscal no la ve.',
    correction: () =>
      'Mira el acto o el recibo. Si es una multa o sanción, llévala a la cuenta de multas y a no deducible en la conciliación fiscal; si es un impuesto o una contribución, a la suya. Si es la tasa de un trámite o un servicio, justifica el hallazgo.',
  },
  find({ books: { balance, period, noise }, recent, roles }) {
    if (recent.balances.length < LEAST_MONTHS) return { facts: [] };
    const wage = nearestMinimumWage(period.year).wage;
    const facts = roles.gastos.leaves().flatMap((leaf): RuleFact[] => {
      const { code, name, people } = balance.leaf(leaf);
      if (OWN_ROLES.some((role) => roles[role].has(code)) || CHARGED.test(plainName(name))) return [];
      return people.flatMap((one) => {
        const amount = spentIn(one, period);
        if (
          amount <= noise ||
          !isPublicAuthority(balance.thirdParties.id(one.entry), balance.thirdParties.name(one.entry))
        )
          return [];
        if (recent.balances.some((month) => isIn(month, code, one.key))) return [];
        const thirdParties = [{ thirdParty: one.entry, amount, rows: one.rows }];
        const data = { months: recent.balances.length };
        return [
          { account: code, severity: amount < wage ? 'baja' : 'media', thirdParties, amount, data, rows: one.rows },
        ];
      });
    });
    return { facts };
  },
});

function payee({ thirdParties }: { thirdParties: readonly Parameters<typeof writeThirdParty>[0][] }): string {
  return writeThirdParty(thirdParties[0]!);
}

function isIn(balance: TrialBalance, code: string, key: string): boolean {
  return balance.people(balance.leaves(code), { only: new Set([key]) }).list.length > 0;
}
