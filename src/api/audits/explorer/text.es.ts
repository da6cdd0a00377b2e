/** Spanish texts of exported views of a balance. */
import { formatShortPeriod } from '#core/calendar/period.es.ts';
import type { Period } from '#core/calendar/period.ts';
import { formatCount } from '#core/money/money.es.ts';
import type { ExplorerColumn } from './contract.ts';

const figures: Readonly<Record<ExplorerColumn['figure'], string>> = {
  closing: 'Saldo',
  debit: 'Débitos',
  credit: 'Créditos',
  movement: 'Movimiento',
};

export const exportText = {
  sheet: 'Balance',
  names: ['Cuenta', 'Nombre de la cuenta', 'NIT', 'Tercero'],
  column: (period: Period, figure: ExplorerColumn['figure']) => `${figures[figure]} ${formatShortPeriod(period)}`,
  difference: 'Variación',
  percent: 'Var. %',
  fresh: 'nuevo',
  total: 'Total',
  others: (count: number) => `${formatCount(count)} más`,
  none: (nit: string) => (nit === '' ? 'Sin tercero' : ''),
};
