/** DIF-10: codes outside the chart. */
import { wordIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Integrity } from '../analysis.ts';
import { chartFacts } from '../chart-codes.ts';
import { chartLine, chartMessage, chartTitle } from '../rule-words.es.ts';

export const dif10 = defineRule<Integrity>({
  code: 'DIF-10',
  proof: 'balance',
  name: 'Códigos sin lugar en el plan',
  stake: 'reference',
  series: null,
  amountName: 'Saldo o movimiento con esos códigos',
  severity: 'baja',
  isSeverityFixed: true,
  legal: ['puc_14', 'puc_dinamicas'],
  text: {
    title: (fact) => chartTitle(fact),
    line: (fact) => chartLine(fact),
    message: (fact) => chartMessage(fact),
    why: 'El código ubica cada cuenta en su clase, grupo, cuenta y subcuenta. Con un código sin lugar en el plan, el saldo no llega a los estados financieros ni a las reglas que lo revisan.',
    correction: ({ data }) => {
      const how = wordIn(data, 'how');
      if (how === 'nivel') return 'Genera el informe hasta el último nivel, con auxiliares y terceros.';
      if (how === 'sin_padre')
        return 'Crea en el programa la cuenta superior que falta, o corrige el código de las que dependen de ella.';
      if (how === 'corta') return 'Crea la subcuenta o el auxiliar que corresponde y traslada allí el saldo.';
      return 'Traslada el saldo a una cuenta del PUC. Si la empresa usa otro plan de cuentas, dilo en la parametrización de esta validación.';
    },
  },
  find: ({ context }) => ({ facts: chartFacts(context) }),
});
