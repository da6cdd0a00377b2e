/** Sentences of the ratios. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { countIn } from '#core/engine/fact-data.ts';
import type { FactView, RuleText } from '#core/engine/validation-text.ts';
import { formatPercent, writePesos } from '#core/money/money.es.ts';
import { centsFromNumber } from '#core/money/money.ts';
import type { RatioRule } from './ratios.ts';

const days = (value: number) => `${Math.round(value)} días`;
const pesos = (value: number) => writePesos(centsFromNumber(Math.round(value)) ?? 0n);

/** Current ratio, its mean and its range. */
function compared({ data, period, amount }: FactView, name: string, write: (value: number) => string): string {
  const of = (key: string) => write(countIn(data, key));
  return `En ${formatPeriod(period)}, ${name} fue de ${of('value')}; en los ${countIn(data, 'months')} meses anteriores estuvo entre ${of('lowest')} y ${of('highest')}, con promedio de ${of('mean')}. La diferencia vale ${writePesos(amount)} en el mes.`;
}

function direction({ data }: FactView): string {
  return countIn(data, 'value') > countIn(data, 'mean') ? 'subió' : 'bajó';
}

export const ratios: Record<RatioRule, RuleText> = {
  'VAR-6': {
    title: (fact) =>
      `El margen bruto ${direction(fact)} a ${formatPercent(countIn(fact.data, 'value'))} (promedio ${formatPercent(countIn(fact.data, 'mean'))})`,
    message: (fact) => compared(fact, 'el margen bruto', (value) => formatPercent(value)),
    why: 'El margen cambia poco de un mes a otro. Si salta, puede faltar costo de lo vendido, haber ventas de otro mes, compras llevadas al costo o un error de costeo del inventario.',
    correction: () =>
      'Revisa el corte de ventas y compras, el costeo del inventario y las notas. Si cambió la mezcla de productos o los precios, documéntalo.',
  },
  'VAR-7': {
    title: (fact) => `La cartera ${direction(fact)} a ${days(countIn(fact.data, 'value'))} de ventas`,
    message: (fact) => compared(fact, 'la cartera', days),
    why: 'Más días de cartera son ventas que no se cobran, recaudos sin registrar o ventas de más. Menos días pueden ser recaudos de otro cliente o castigos.',
    correction: () =>
      'Concilia la cartera con los estados de cuenta, registra los recaudos pendientes y evalúa el deterioro.',
  },
  'VAR-8': {
    title: (fact) =>
      `Los proveedores ${direction(fact) === 'subió' ? 'subieron' : 'bajaron'} a ${days(countIn(fact.data, 'value'))} de compras`,
    message: (fact) => compared(fact, 'el saldo de proveedores', days),
    why: 'Si los días suben, hay pagos sin registrar o facturas dobles; si bajan, faltan facturas por registrar. También puede haber cambiado el plazo.',
    correction: () =>
      'Concilia con los estados de cuenta de los proveedores y revisa el corte de las facturas del mes.',
  },
  'VAR-9': {
    title: (fact) => `La nómina por empleado ${direction(fact)} a ${pesos(countIn(fact.data, 'value'))}`,
    message: (fact) => compared(fact, 'la nómina por empleado', pesos),
    why: 'La nómina entre el número de empleados cambia con aumentos, bonificaciones o retiros. Si no hubo, puede haber un pago doble, un empleado sin registrar o gastos de personal a nombre de terceros.',
    correction: () => 'Compara con la liquidación de nómina del mes: número de empleados, novedades y retroactivos.',
  },
};
