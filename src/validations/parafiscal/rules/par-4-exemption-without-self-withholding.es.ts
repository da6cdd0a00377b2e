/** PAR-4: exemption without self-withholding. */
import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Contributions } from '../analysis.ts';
import { selfWithholdingFacts } from '../employer.ts';
import { isExempt } from '../roles.ts';
import { inMonth } from '../rule-words.es.ts';

export const par4 = defineRule<Contributions>({
  code: 'PAR-4',
  proof: 'balance',
  name: 'Exoneración y autorretención no coinciden',
  stake: 'to_explain',
  series: null,
  amountName: 'Ingresos o retención que la contradicen',
  severity: 'media',
  legal: ['et_114_1', 'et_365', 'dur_1_2_6_6'],
  text: {
    title: ({ data }) =>
      countIn(data, 'missing') === 1
        ? 'La empresa está exonerada de aportes y no se autorretiene'
        : 'La empresa no está exonerada de aportes y se autorretiene',
    message: (fact) =>
      countIn(fact.data, 'missing') === 1
        ? `${inMonth(fact)} hay ingresos por ${writePesos(amountIn(fact.data, 'income'))} y ningún crédito en la autorretención de renta. Quien está exonerado por el artículo 114-1 se autorretiene sobre todos sus ingresos.`
        : `${inMonth(fact)} hay ${writePesos(amountIn(fact.data, 'credited'))} de autorretención de renta, y según su perfil la empresa paga todos los aportes y no es autorretenedora por resolución.`,
    why: 'La autorretención especial de renta es de quienes están exonerados de aportes: las dos cosas van juntas. Si falta una, o la empresa omite un impuesto mensual, o su perfil está equivocado.',
    correction: ({ data }) =>
      countIn(data, 'missing') === 1
        ? 'Calcula la autorretención del mes con la tarifa de su actividad económica, regístrala y corrige la declaración de retenciones. Si la empresa no está exonerada, corrige su perfil.'
        : 'Verifica en el RUT si la empresa es autorretenedora por resolución y anótalo en su perfil. Si está exonerada de aportes, corrígelo allí.',
  },
  find({ context, hasPayroll, isComparable }) {
    const isUnknown = isComparable && isExempt(context.profile) === undefined;
    return {
      facts: hasPayroll ? selfWithholdingFacts(context) : [],
      notEvaluated: isUnknown ? [{ reason: 'withoutExemption' }] : [],
    };
  },
});
