/** NAT-1: cash in credit. */
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { placedTitle, strictMessage } from '../rule-words.es.ts';

export const nat1 = defineRule<Analysis>({
  code: 'NAT-1',
  proof: 'balance',
  name: 'Caja con saldo crédito',
  stake: 'at_risk',
  series: { measure: 'balance' },
  severity: 'critica',
  legal: ['puc_dinamicas', 'et_654_e', 'et_774'],
  text: {
    title: (fact) => placedTitle(fact, 'terceros'),
    message: (fact) => strictMessage(fact, 'Según los libros salió más efectivo del que había.'),
    why: 'El efectivo nunca puede ser negativo. Un saldo crédito indica que falta registrar un ingreso o un retiro del banco, que un egreso está repetido, o que alguien pagó con dinero propio. Ante la DIAN o un revisor es un indicio de ingresos sin registrar.',
    correction: () =>
      'Haz el arqueo y revisa los egresos del mes en orden de fecha hasta encontrar el día en que el saldo se volvió negativo. Registra el ingreso o el retiro que falte, o anula el egreso repetido. Si un socio o un empleado puso el dinero, reconoce la deuda con esa persona.',
  },
  find: (analysis) => ({ facts: analysis.factsOf('caja') }),
});
