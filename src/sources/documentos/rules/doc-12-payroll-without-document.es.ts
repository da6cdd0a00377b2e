/** DOC-12: pay of an employee without its electronic payroll document. */
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { nameOf } from '../document-words.es.ts';

export const doc12 = defineRule<Analysis>({
  code: 'DOC-12',
  proof: 'flow',
  about: 'third_parties',
  name: 'Nómina sin documento electrónico',
  stake: 'at_risk',
  series: null,
  severity: 'media',
  isSeverityFixed: true,
  legal: ['et_616_1', 'et_771_2'],
  text: {
    title: (fact) => `La nómina de ${nameOf(fact)} no tiene documento electrónico`,
    message: (fact) =>
      `En el mes se le causó a ${nameOf(fact)} un neto de ${writePesos(fact.amount)}, y a la DIAN no se transmitió su nómina electrónica, como sí la de otros empleados.`,
    why: 'El pago de nómina es costo o deducción con su documento soporte de nómina electrónica transmitido dentro del plazo.',
    correction: () =>
      'Transmite la nómina electrónica del empleado, dentro de los diez primeros días del mes siguiente.',
    unseen: 'No se ve en un balance posterior si el documento se transmitió después.',
  },
  find: ({ payroll }) => ({ facts: payroll.missing, notEvaluated: payroll.notEvaluated }),
});
