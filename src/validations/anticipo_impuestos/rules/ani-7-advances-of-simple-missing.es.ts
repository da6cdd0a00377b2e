/** ANI-7: advances of SIMPLE missing. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { countIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { pesosIn } from '../rule-words.es.ts';
import type { Analysis } from '../rules.ts';
import { simpleAdvances } from '../simple-regime.ts';

export const ani7 = defineRule<Analysis>({
  code: 'ANI-7',
  proof: 'flow',
  name: 'SIMPLE sin anticipos',
  stake: 'at_risk',
  series: null,
  amountName: 'Ingresos sobre los que no hay anticipo',
  severity: 'alta',
  legal: ['et_910', 'et_914'],
  text: {
    title: (fact) =>
      wordIn(fact.data, 'how') === 'calendar'
        ? 'Falta el anticipo del bimestre en el régimen simple'
        : 'No hay anticipos bimestrales del régimen simple',
    message: (fact) =>
      wordIn(fact.data, 'how') === 'calendar'
        ? `En ${formatPeriod(fact.period)} vence el anticipo del bimestre que empezó en ${formatPeriod(parsePeriod(wordIn(fact.data, 'first'))!)}, que tuvo ingresos por ${pesosIn(fact, 'sold')}, y no se registró en ${writeAccount(fact)}.`
        : wordIn(fact.data, 'how') === 'months'
          ? `En ${countIn(fact.data, 'months')} meses hubo ingresos por ${pesosIn(fact, 'sold')} y ningún anticipo del régimen simple en ${writeAccount(fact)}.`
          : `Hasta ${formatPeriod(fact.period)} el año tiene ingresos por ${pesosIn(fact, 'sold')} y ${writeAccount(fact)} no tiene saldo: los anticipos del año deberían estar ahí hasta la declaración anual. Faltan meses de historia, así que está por verificar.`,
    why: 'Los contribuyentes del régimen simple pagan cada bimestre un anticipo en el formulario 2593, sobre los ingresos del bimestre. El retraso de más de un mes en el recibo o en la declaración causa la exclusión del régimen.',
    correction: () =>
      'Liquida y paga los anticipos que falten, con intereses. Si se pagaron, busca el egreso y llévalo al anticipo, con la DIAN como tercero; el componente de ICA va aparte.',
    unseen:
      'El anticipo se liquida con la tarifa de la actividad y lo ya pagado, que no están en el balance: no se sabe cuánto debía ser, y un pago posterior puede ser el del bimestre siguiente.',
  },
  find: ({ context }) => simpleAdvances(context),
});
