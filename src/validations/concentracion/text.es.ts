/** Concentración in Spanish. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn, countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeList, writeThirdParty } from '#core/engine/fact-words.es.ts';
import type { FactView, ValidationText } from '#core/engine/validation-text.ts';
import { formatPercent, writePesos } from '#core/money/money.es.ts';
import type { Rule, validation } from './validation.ts';

function percent(fact: FactView, index: number): string {
  return formatPercent(Number(listIn(fact.data, 'percents')[index]));
}

function first({ thirdParties }: FactView): string {
  return thirdParties[0]!.name || writeThirdParty(thirdParties[0]!);
}

/** The first with its share, then the following ones. */
function ranking(fact: FactView): string {
  const others = fact.thirdParties
    .slice(1)
    .map((thirdParty, index) => `${writeThirdParty(thirdParty)} ${percent(fact, index + 1)}`);
  return others.length === 0 ? '' : ` Le siguen ${writeList(others, 4)}.`;
}

function total({ data }: FactView): string {
  return writePesos(amountIn(data, 'total'));
}

export const text: ValidationText<Rule, keyof (typeof validation)['roles']> = {
  title: 'Concentración',
  summary:
    'Dice si un solo cliente o un solo proveedor pesa más del 30 % de los ingresos o de las compras. No es un error: es un riesgo que deben conocer los socios, el banco y quien firma los estados financieros.',
  rules: {
    'CON-1': {
      title: (fact) =>
        `${first(fact)} es el ${percent(fact, 0)} de los ingresos${wordIn(fact.data, 'basis') === 'sales' ? ' del mes' : ''}`,
      message: (fact) =>
        wordIn(fact.data, 'basis') === 'sales'
          ? `En ${formatPeriod(fact.period)}, ${writeThirdParty(fact.thirdParties[0]!)} compró ${writePesos(fact.amount)} de los ${total(fact)} vendidos: el ${percent(fact, 0)}. En lo corrido del año nadie pasa del ${countIn(fact.data, 'limit')} %.${ranking(fact)}`
          : `Hasta ${formatPeriod(fact.period)}, ${writeThirdParty(fact.thirdParties[0]!)} suma ${writePesos(fact.amount)} de los ${total(fact)} de ingresos operacionales del año: el ${percent(fact, 0)}.${ranking(fact)}`,
      why: 'Si ese cliente se va o deja de pagar, la empresa lo siente de inmediato. La concentración del riesgo de crédito se tiene en cuenta al medir el deterioro de la cartera y al evaluar el negocio en marcha.',
      correction: (fact) =>
        `No hay nada que corregir en los libros. Revisa el cupo y las garantías de ese cliente y, si el peso es habitual, revélalo en las notas. Puedes cambiar el tope del ${countIn(fact.data, 'limit')} % en la parametrización.`,
    },
    'CON-2': {
      title: (fact) => `${first(fact)} es el ${percent(fact, 0)} de las compras`,
      message: (fact) =>
        wordIn(fact.data, 'basis') === 'invoices'
          ? `En ${formatPeriod(fact.period)}, ${writeThirdParty(fact.thirdParties[0]!)} facturó ${writePesos(fact.amount)} de los ${total(fact)} abonados en proveedores: el ${percent(fact, 0)}.${ranking(fact)}`
          : `Hasta ${formatPeriod(fact.period)}, ${writeThirdParty(fact.thirdParties[0]!)} suma ${writePesos(fact.amount)} de los ${total(fact)} comprados en el año: el ${percent(fact, 0)}.${ranking(fact)}`,
      why: 'Depender de un proveedor expone a la empresa a sus precios, a sus plazos y a que deje de despachar.',
      correction: () =>
        'No hay nada que corregir en los libros. Ten a mano el contrato y un proveedor alterno; si el peso es habitual, revélalo en las notas.',
    },
  },
  roles: {
    ingresos: 'Ingresos operacionales',
    compras: 'Compras por proveedor',
    proveedores: 'Proveedores: sus créditos, si no hay cuentas de compras',
  },
  parameters: {
    tope: { label: 'Tope', help: 'Porcentaje desde el que se informa el primer cliente o proveedor.' },
  },
  labels: {
    first: 'El primero',
    income: 'Ingresos operacionales del año',
    sales: 'Ventas del mes',
    purchases: 'Compras del año',
    invoices: 'Facturas de proveedores del mes',
  },
  reasons: {
    withoutTrade: () => 'El balance no tiene ingresos operacionales ni compras con terceros.',
  },
};
