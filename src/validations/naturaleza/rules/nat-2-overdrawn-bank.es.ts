/** NAT-2: overdrawn bank. */
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { strictMessage } from '../rule-words.es.ts';
import { target } from '../sentences.es.ts';

export const nat2 = defineRule<Analysis>({
  code: 'NAT-2',
  proof: 'balance',
  name: 'Banco sobregirado',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'alta',
  legal: ['puc_dinamicas', 'et_774', 'niif_pymes_2_52'],
  text: {
    title: (fact) => `${fact.accountName} quedó con un sobregiro de ${writePesos(fact.amount)}`,
    message: (fact) => strictMessage(fact, 'Es un sobregiro, o falta registrar consignaciones.'),
    why: 'Un sobregiro es una deuda con el banco: no es un activo negativo ni se compensa con el saldo de otras cuentas. Si el extracto no muestra sobregiro, faltan consignaciones o sobran pagos en los libros.',
    correction: (fact) =>
      `Concilia con el extracto. Si el sobregiro existe, preséntalo como obligación financiera${target(fact)} con el asiento sugerido y devuélvelo al empezar el mes siguiente. Si no existe, registra las consignaciones que falten o reversa los cheques y pagos que no salieron.`,
  },
  find: (analysis) => ({ facts: analysis.factsOf('bancos') }),
});
