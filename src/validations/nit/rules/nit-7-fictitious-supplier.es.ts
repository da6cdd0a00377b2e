/** NIT-7: fictitious supplier. */

import { wordIn } from '#core/engine/fact-data.ts';
import { nameOrCount, writeAmounts, writeWhoDoes } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { fictitiousSuppliers } from '#core/reference/dian/lists-in-force.ts';
import type { Analysis } from '../analysis.ts';
import { fictitiousFacts } from '../fictitious.ts';

export const nit7 = defineRule<Analysis>({
  code: 'NIT-7',
  proof: 'balance',
  about: 'third_parties',
  name: 'Proveedor ficticio',
  stake: 'at_risk',
  series: null,
  amountName: 'Comprado, con su IVA descontable',
  severity: 'critica',
  legal: ['et_671'],
  text: {
    title: (fact) => titles[tradeOf(fact)](fact.thirdParties),
    message: ({ data, thirdParties }) => {
      const undated = data.undated === 1 ? UNDATED : '';
      const trade = tradeOf({ data });
      return `${messages[trade](writeAmounts(thirdParties, PREPOSITION[trade]))}${undated}`;
    },
    why: 'Las compras a quien la DIAN declaró proveedor ficticio no son costo ni deducción, ni dan IVA descontable. La calificación se levanta a los cinco años.',
    correction: (fact) => corrections[tradeOf(fact)],
  },
  find: ({ books }) => {
    const listed = fictitiousSuppliers();
    if (listed === null && books.parameters.proveedoresFicticios.length === 0)
      return { facts: [], notEvaluated: [{ reason: 'sin_lista' }] };
    return { facts: fictitiousFacts(books, listed) };
  },
});

type Trade = 'bought' | 'owed' | 'receivable' | 'other';

function tradeOf({ data }: Pick<FactView, 'data'>): Trade {
  return wordIn(data, 'trade') as Trade;
}

const UNDATED = ' La lista no dice la fecha de su resolución: puede que ya hayan pasado los cinco años.';

const PREPOSITION = { bought: 'a', owed: 'a', receivable: 'a', other: 'con' } as const;

const titles: Readonly<Record<Trade, (thirdParties: FactView['thirdParties']) => string>> = {
  bought: (all) => `Hay compras a ${writeSuppliers(all)}`,
  owed: (all) => `Hay deudas con ${writeSuppliers(all)}`,
  receivable: (all) => `Hay saldos por cobrar a ${writeSuppliers(all)}`,
  other: (all) =>
    `${writeWhoDoes(all, 'está', 'terceros están')} en la lista de proveedores ficticios, sin compras en este balance`,
};

/** `La Esquina S.A.S., proveedor ficticio`, `3 proveedores ficticios`. */
function writeSuppliers(all: FactView['thirdParties']): string {
  return `${nameOrCount(all, '', 'proveedores ficticios')}${all.length === 1 ? ', proveedor ficticio' : ''}`;
}

const messages: Readonly<Record<Trade, (amounts: string) => string>> = {
  bought: (amounts) =>
    `El balance tiene compras, con su IVA descontable, a quien la DIAN declaró proveedor ficticio: ${amounts}.`,
  owed: (amounts) =>
    `En este balance no hay compras a su nombre, pero se le debe o se le causó a quien la DIAN declaró proveedor ficticio: ${amounts}.`,
  receivable: (amounts) =>
    `Además de lo que se le compró o se le debe, hay saldos por cobrar a quien la DIAN declaró proveedor ficticio: ${amounts}.`,
  other: (amounts) =>
    `Nada se le compró en este balance a quien la DIAN declaró proveedor ficticio; lo que hay es por cobrar u otro registro: ${amounts}.`,
};

const corrections: Readonly<Record<Trade, string>> = {
  bought:
    'Verifica la resolución y su fecha. Retira de las declaraciones los costos, deducciones e impuestos descontables de esas operaciones, y corrige las ya presentadas.',
  owed: 'Busca de qué compra viene la deuda: si es de otro año, revisa esa declaración; si su costo quedó con otro tercero, pásalo a su nombre y no lo deduzcas.',
  receivable:
    'Por este saldo no hay nada que retirar de las declaraciones. Verifica la resolución antes de cruzarlo con lo que se le debe.',
  other:
    'No hay nada que retirar de las declaraciones. Verifica la resolución antes de comprarle o de cruzar el saldo.',
};
