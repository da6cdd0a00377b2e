/** NAT-10: tax in favour. */
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { atClose, origin, target } from '../sentences.es.ts';
import { taxesInFavour } from '../taxes.ts';

const isCost = ({ data }: FactView): boolean => data.cost === 1;

export const nat10 = defineRule<Analysis>({
  code: 'NAT-10',
  proof: 'balance',
  name: 'Saldo a favor en renta, IVA o ICA',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'baja',
  legal: ['puc_dinamicas', 'et_815', 'et_850', 'niif_pymes_2_52'],
  text: {
    title: (fact) =>
      isCost(fact)
        ? `${fact.accountName} tiene ${writePesos(fact.amount)} de IVA que no se puede descontar`
        : `${fact.accountName} tiene un saldo a favor de ${writePesos(fact.amount)}`,
    line: (fact) => (isCost(fact) ? 'Tiene IVA que no se puede descontar' : 'Tiene un saldo a favor'),
    message: (fact) =>
      isCost(fact)
        ? `${atClose(fact)}, ${writeAccount(fact)} suma un saldo débito de ${writePesos(fact.amount)}, y según el perfil la empresa no es responsable de IVA. ${origin(fact)}`
        : `${atClose(fact)}, ${writeAccount(fact)} suma un saldo débito de ${writePesos(fact.amount)}: es un saldo a favor, no un impuesto por pagar. ${origin(fact)}`,
    why: 'Mientras el periodo del impuesto está abierto es usual. Al presentar la declaración, el saldo a favor es un activo: se imputa al periodo siguiente, se compensa o se pide en devolución.',
    correction: (fact) =>
      isCost(fact)
        ? 'Lleva el IVA al costo o gasto de cada compra: quien no es responsable no tiene saldo a favor. Si la empresa es responsable, corrige el perfil.'
        : `Al cerrar el periodo del impuesto, cruza las subcuentas entre sí y lleva la diferencia a saldos a favor${target(fact)} con el asiento sugerido. En los estados financieros preséntalo como activo.`,
  },
  find: (analysis) => ({ facts: taxesInFavour(analysis) }),
});
