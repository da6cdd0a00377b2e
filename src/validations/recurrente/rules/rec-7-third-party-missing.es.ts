/** REC-7: third party missing. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { countIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { missingInAccounts } from '../facts.ts';
import { isEmployee, who } from '../rule-words.es.ts';

export const rec7 = defineRule<Analysis>({
  code: 'REC-7',
  proof: 'flow',
  about: 'third_parties',
  name: 'Falta un tercero',
  stake: 'to_explain',
  series: { measure: 'movement', missing: 'Falta este registro' },
  amountName: 'Lo usual en un mes',
  severity: 'baja',
  legal: ['et_105', 'nia_520'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `${fact.accountName}: falta lo de ${who(fact)}, unos ${writePesos(fact.amount)}`,
    message: (fact) =>
      `En ${formatPeriod(fact.period)}, ${writeAccount(fact)} tiene registros, pero no los de ${who(fact)}, que venían por unos ${writePesos(fact.amount)} al mes en al menos tres de los ${countIn(fact.data, 'looked')} meses anteriores. ${isEmployee(fact) ? 'Sus prestaciones o aportes sí se registraron.' : 'Está por verificar.'}`,
    why: 'Cuando la cuenta se mueve es fácil no notar que falta uno de sus proveedores. Puede ser un contrato que terminó, o una factura que no se registró.',
    correction: (fact) =>
      isEmployee(fact)
        ? 'Revisa la nómina del mes. Si trabajó, registra su salario; si se retiró o está en licencia no remunerada, reversa lo provisionado que no corresponde.'
        : 'Confirma si el contrato sigue vigente. Si sigue, pide la factura y regístrala en el mes; si terminó o cambió de proveedor, justifica el hallazgo.',
  },
  find: ({ books }) => ({ facts: missingInAccounts(books) }),
});
