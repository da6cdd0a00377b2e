/** Texts of consolidated statements. */
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { writePesos } from '#core/money/money.es.ts';
import { abs, fromDecimal } from '#core/money/money.ts';

export const groupText = {
  title: 'Estados consolidados',
  choose: 'Elige una empresa en la parte de arriba para consolidarla con otras.',
  titleOf: (statement: string) => `${statement} consolidado`,
  context: (period: string, names: readonly string[], unit: string) =>
    `${names.length} empresas, ${formatPeriod(parsePeriod(period)!)}, ${unit}. Sin lo que tienen entre ellas, según los terceros con sus NIT.`,
  prompt: 'Elige con cuáles de tus empresas consolidar esta.',
  alone: 'Para consolidar se necesitan dos empresas, y tienes una.',
  companies: 'Empresas del grupo',
  companiesButton: (count: number) => `Empresas: ${count}`,
  find: 'Buscar por nombre o NIT',
  nobody: 'Ninguna empresa tiene ese nombre ni ese NIT.',
  full: (most: number) => `Un grupo tiene hasta ${most} empresas.`,
  statements: 'Estados del grupo',
  eliminations: 'Eliminaciones',
  eliminationWords:
    'Lo que cada empresa tiene con las demás según el NIT de sus terceros. Los impuestos, las retenciones y los inventarios no son de una con otra: se quedan.',
  nothing: 'Las empresas no tienen saldos ni operaciones entre ellas: no hay nada que eliminar.',
  agreed: 'coinciden',
  accountsOf: (pair: string, kind: string) => `Cuentas de ${pair}: ${kind.toLowerCase()}`,
  pdf: 'PDF para firmar',
  documentsOf: (period: string) => `Estados consolidados de ${formatPeriod(parsePeriod(period)!)}`,
  fileName: (period: string, format: string) => `estados-consolidados-${period}.${format}`,
  between: 'Empresas',
  kinds: { position: 'Saldos', results: 'Ingresos y gastos' },
  kind: 'Qué',
  one: 'Según la primera',
  other: 'Según la segunda',
  difference: 'Diferencia',
  pair: (one: string, other: string) => `${one} y ${other}`,
  /** With its side: both books write what agrees on opposite sides. */
  amount: (decimal: string) => {
    const cents = fromDecimal(decimal);
    return `${writePesos(abs(cents))}${cents === 0n ? '' : cents < 0n ? ' crédito' : ' débito'}`;
  },
  back: 'Estados de la empresa',
  open: 'Consolidar',
  all: 'Todas las empresas',
};
