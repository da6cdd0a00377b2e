/** PAR-13: one employee left out. */

import { lookUp } from '#core/dictionary/look-up.ts';
import { countIn, wordIn } from '#core/engine/fact-data.ts';
import { writeList, writeThirdParty } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Contributions } from '../analysis.ts';
import { inMonth } from '../rule-words.es.ts';

const WHAT: Readonly<Record<string, string>> = {
  caja: 'el aporte a la caja de compensación',
  pension: 'el aporte del empleador a pensión',
  riesgos: 'el aporte a riesgos laborales',
  deduccionSalud: 'el descuento de salud',
  deduccionPension: 'el descuento de pensión',
};

const what = ({ data }: FactView): string => lookUp(WHAT, wordIn(data, 'kind'))!;
const who = ({ thirdParties }: FactView): string => {
  const [only, second] = thirdParties;
  return only !== undefined && second === undefined
    ? writeThirdParty(only)
    : `uno de estos empleados: ${writeList(thirdParties.map(writeThirdParty))}`;
};

export const par13 = defineRule<Contributions>({
  code: 'PAR-13',
  proof: 'flow',
  about: 'third_parties',
  name: 'Un empleado por fuera de un aporte',
  stake: 'at_risk',
  series: null,
  columnName: 'Lo que falta si es suyo',
  severity: 'media',
  legal: ['ley_100_1993_20', 'ley_100_1993_204', 'dec_1072_2015'],
  text: {
    title: (fact) => `Faltan ${writePesos(fact.amount)} en ${what(fact)} de un empleado`,
    message: (fact) =>
      countIn(fact.data, 'sure') === 1
        ? `${inMonth(fact)} falta ${what(fact)} de ${who(fact)}, o se liquidó por menos: ${writePesos(fact.amount)} menos de lo que daban los meses anteriores sobre el mismo salario.`
        : `${inMonth(fact)} ${what(fact)} baja ${writePesos(fact.amount)} frente a la parte de los salarios que fue siempre. Es lo que da el salario de ${who(fact)}.`,
    why: 'El total de la nómina cabe en la tolerancia y esconde a una persona. Si quedó por fuera de la planilla, o en una clase de riesgo menor, responde la empresa por su cobertura; si no se le descontó lo suyo, lo paga la empresa.',
    correction: () =>
      'Busca al empleado en la planilla del mes y en su desprendible. Si falta el registro, complétalo; si la planilla quedó corta, corrígela y paga la diferencia con intereses. Si ese mes no cotizaba (pensionado, licencia no remunerada), justifica el hallazgo.',
    unseen:
      'La planilla corregida y lo que se descuenta después se suman al aporte de otro mes: el balance no dice de quién es.',
  },
  find: (analysis) => analysis.compared(() => ({ facts: analysis.leftOut })),
});
