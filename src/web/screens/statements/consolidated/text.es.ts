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
  missing: (names: readonly string[], period: string) =>
    `${names.join(', ')}: no ${names.length === 1 ? 'tiene' : 'tienen'} balance de ${formatPeriod(parsePeriod(period)!)}, y el consolidado no ${names.length === 1 ? 'la' : 'las'} incluye.`,
  agree: 'Lo que cada empresa tiene con las demás coincide con lo que ellas tienen con ella.',
  differences: 'Lo que no coincide entre las empresas',
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
};
