/** UTI-11: income tax missing. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { countIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { INCOME_TAX_RATE, incomeTaxFacts } from '../income-tax.ts';
import { atClose } from '../rule-words.es.ts';

const isYear = ({ data }: FactView) => countIn(data, 'isYear') === 1;

export const uti11 = defineRule<Analysis>({
  code: 'UTI-11',
  proof: 'flow',
  name: 'Impuesto de renta sin causar',
  stake: 'to_explain',
  series: null,
  amountName: 'Impuesto estimado',
  severity: 'media',
  legal: ['et_240', 'niif_pymes_29'],
  text: {
    title: (fact) =>
      isYear(fact)
        ? `El año ${fact.period.year} se cerró con utilidad y sin impuesto de renta`
        : `Falta el impuesto de renta de ${formatPeriod(fact.period)}`,
    message: (fact) =>
      isYear(fact)
        ? `${atClose(fact)}, el cierre llevó al patrimonio una utilidad de ${writePesos(fact.found ?? 0n)} y en el año ninguna cuenta tiene gasto por impuesto de renta. A la tarifa general del ${INCOME_TAX_RATE} % serían ${writePesos(fact.amount)}.`
        : `El impuesto de renta se causó en cada uno de los tres meses anteriores y en ${formatPeriod(fact.period)} no, con una utilidad de ${writePesos(fact.found ?? 0n)}. En la proporción del año serían ${writePesos(fact.amount)}.`,
    why: 'El impuesto del año es un gasto del año, aunque se declare y pague en el siguiente. Sin él la utilidad es mayor que la que se puede repartir, y lo que se debe a la DIAN no está en libros.',
    correction: (fact) =>
      `Depura la renta: gastos no deducibles, rentas exentas, pérdidas de años anteriores y descuentos. ${isYear(fact) ? 'Reabre el cierre, registra' : 'Registra'} el gasto en 5405 y el pasivo en 2404${isYear(fact) ? ', y cierra otra vez' : ''}. Si no hay impuesto, deja el cálculo como soporte.`,
  },
  find: ({ context, month }) => ({ facts: incomeTaxFacts(context, month) }),
});
