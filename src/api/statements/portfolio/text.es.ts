/** Words of the exported main figures of many companies. */
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { formatNit } from '#core/identity/nit.ts';
import { fromDecimal } from '#core/money/money.ts';
import type { SummaryRow } from './contract.ts';

const states: Record<SummaryRow['attributes']['state'], string> = {
  missing: 'Sin balance',
  pending: 'Calculando',
  draft: 'Borrador',
  signed: 'Firmado',
};

const number = (decimal: string | null | undefined) => (decimal ? Number(fromDecimal(decimal)) / 100 : null);

export const text = {
  title: (period: string) => `Estados de ${formatPeriod(parsePeriod(period)!)}`,
  fileName: 'estados-de-empresas',
  header: (isYear: boolean) => [
    'Empresa',
    'NIT',
    'Estado',
    'Activo',
    'Pasivo',
    'Patrimonio',
    isYear ? 'Ingresos del año' : 'Ingresos del mes',
    isYear ? 'Resultado del año' : 'Resultado del mes',
    'Efectivo',
    'Posición fiscal neta',
    'Liquidez (veces)',
    'Pruebas que no se cumplen',
  ],
  row: ({ attributes }: SummaryRow): (string | number | null)[] => {
    const { name, nit, checkDigit, state, figures, failing } = attributes;
    const { assets, liabilities, equity, revenue, result, cash, taxPosition, liquidity } = figures ?? {};
    const amounts = [assets, liabilities, equity, revenue, result, cash, taxPosition, liquidity];
    return [name, formatNit(nit, checkDigit), states[state], ...amounts.map(number), failing];
  },
  widths: [36, 15, 13, 20, 20, 20, 20, 20, 20, 20, 16, 14],
  /** Columns of figures with decimals. */
  amounts: [3, 4, 5, 6, 7, 8, 9, 10],
};
