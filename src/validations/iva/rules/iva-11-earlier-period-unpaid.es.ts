/** IVA-11: earlier period unpaid. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { countIn, wordIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { pesosIn } from '../rule-words.es.ts';

const isLeast = ({ data }: FactView): boolean => countIn(data, 'least') === 1;
const atLeast = (fact: FactView): string => (isLeast(fact) ? 'al menos ' : '');

export const iva11 = defineRule<Analysis>({
  code: 'IVA-11',
  proof: 'balance',
  name: 'Periodo anterior sin pagar',
  stake: 'at_risk',
  series: { measure: 'balance' },
  severity: 'alta',
  legal: ['et_600', 'et_601', 'et_509'],
  text: {
    title: (fact) => `IVA del periodo anterior sin pagar: ${atLeast(fact)}${writePesos(fact.amount)}`,
    message: (fact) => {
      const first = parsePeriod(wordIn(fact.data, 'first'));
      return `El periodo de IVA empezó en ${first === null ? '' : formatPeriod(first)} con ${pesosIn(fact, 'owed')} por pagar del anterior. Al cierre de ${formatPeriod(fact.period)} quedan ${atLeast(fact)}${writePesos(fact.amount)} que no son del periodo actual.${isLeast(fact) ? ' La cuenta lleva también el IVA de las compras: aunque todos sus débitos fueran pagos, no alcanzan.' : ''}`;
    },
    why: 'El IVA de un periodo se declara y se paga el mes siguiente a su fin. Lo que sigue después es una declaración sin pagar, con intereses y sanción, o un saldo que no corresponde a ninguna.',
    correction: () =>
      'Compara el saldo con la declaración presentada. Si falta pagar, paga con intereses y registra el egreso con el asiento sugerido. Si se cruzó con un saldo a favor o con IVA que te retuvieron, registra el cruce. Si el saldo no tiene soporte, depúralo.',
  },
  find: ({ former }) => ({ facts: former.unpaid, notEvaluated: former.notEvaluated }),
});
