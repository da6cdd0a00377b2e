/** NIT-7: fictitious supplier. */

import { writeAmounts, writeThirdParty, writeWhoDoes } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { fictitiousSuppliers } from '#core/reference/dian/lists-in-force.ts';
import type { Analysis } from '../analysis.ts';
import { fictitiousFacts } from '../listed.ts';

export const nit7 = defineRule<Analysis>({
  code: 'NIT-7',
  proof: 'balance',
  about: 'third_parties',
  name: 'Proveedor ficticio',
  stake: 'at_risk',
  series: null,
  amountName: 'Mayor saldo o movimiento de cada uno',
  severity: 'critica',
  legal: ['et_671'],
  text: {
    title: ({ thirdParties }) =>
      `${writeWhoDoes(thirdParties, 'está', 'terceros están')} en la lista de proveedores ficticios`,
    message: ({ data, thirdParties }) =>
      `La DIAN declaró proveedor ficticio a ${thirdParties.length === 1 ? writeThirdParty(thirdParties[0]!) : `terceros con registros en este balance: ${writeAmounts(thirdParties, 'de')}`}${thirdParties.length === 1 ? ', con quien hay registros en este balance' : ''}.${data.undated === 1 ? ' La lista no dice la fecha de su resolución: puede que ya hayan pasado los cinco años.' : ''}`,
    why: 'Las compras a quien la DIAN declaró proveedor ficticio no son costo ni deducción, ni dan IVA descontable. La calificación se levanta a los cinco años.',
    correction: () =>
      'Verifica la resolución y su fecha. Retira de las declaraciones los costos, deducciones e impuestos descontables de esas operaciones, y corrige las ya presentadas.',
  },
  find: ({ balance, period, own }) => {
    const listed = fictitiousSuppliers();
    if (listed === null && own.length === 0) return { facts: [], notEvaluated: [{ reason: 'sin_lista' }] };
    return { facts: fictitiousFacts(balance, { period, own, listed }) };
  },
});
