/** NAT-8: inventory in credit. */
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { placedTitle, strictMessage } from '../rule-words.es.ts';

export const nat8 = defineRule<Analysis>({
  code: 'NAT-8',
  proof: 'balance',
  name: 'Inventario con saldo crédito',
  stake: 'at_risk',
  series: { measure: 'balance' },
  severity: 'alta',
  legal: ['puc_dinamicas', 'et_774', 'niif_pymes_13'],
  text: {
    title: (fact) => placedTitle(fact, 'terceros'),
    message: (fact) => strictMessage(fact, 'Según los libros salió más mercancía de la que había.'),
    why: 'No se puede vender lo que no se tiene. Un inventario negativo es un error de costeo: compras sin registrar o en otra cuenta, salidas al costo equivocado o unidades negativas en el kardex. El costo de ventas y la utilidad quedan mal.',
    correction: () =>
      'Revisa en el kardex los productos con existencias negativas: registra las compras o traslados que falten, en la fecha en que entraron, y vuelve a costear. Si el costo salió de la cuenta de inventario que no era, reclasifícalo entre las dos cuentas.',
  },
  find: (analysis) => ({ facts: analysis.factsOf('inventarios') }),
});
