/** Texts of the statements of all companies. */
import type { SummaryOrder, SummaryPart, SummaryRow } from '#api/statements/portfolio/contract.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { formatCount } from '#core/money/money.es.ts';

const plural = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;
const counted = (words: string, count: number | undefined) =>
  count === undefined ? words : `${words} (${formatCount(count)})`;
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const parts: Record<SummaryPart, string> = {
  failing: 'No cuadran',
  draft: 'En borrador',
  signed: 'Firmados',
  missing: 'Sin balance',
};

export const summariesText = {
  title: 'Estados financieros de tus empresas',
  staffTitle: 'Estados financieros de las suscripciones que dieron acceso',
  back: 'Auditoría de las empresas',
  /** `Octubre de 2026, en pesos. 3 firmados, 9 en borrador, 2 sin balance.` */
  context: (period: string, { signed, draft, missing }: Record<'signed' | 'draft' | 'missing', number>) =>
    `${capital(formatPeriod(parsePeriod(period)!))}, en pesos. ${plural(signed, 'firmado', 'firmados')}, ${formatCount(draft)} en borrador, ${formatCount(missing)} sin balance.`,
  computing: (count: number) =>
    `Estamos calculando las cifras de ${plural(count, 'empresa', 'empresas')}: aparecen aquí a medida que están.`,
  searchLabel: 'Buscar empresas',
  search: 'Buscar por nombre o NIT',
  part: 'Cuáles',
  all: (count: number | undefined) => counted('Todas', count),
  partOf: (part: SummaryPart, count: number | undefined) => counted(parts[part], count),
  basis: 'Ingresos y resultado',
  ofMonth: 'Del mes',
  ofYear: 'Del año',
  count: (count: number) => plural(count, 'empresa', 'empresas'),
  empty:
    'Aquí verás las cifras principales de los estados financieros de cada empresa. Salen de sus balances de prueba.',
  noMatch: 'Ninguna empresa cumple con esos filtros.',
  load: 'Cargar balance',
  columns: {
    name: 'Empresa',
    state: 'Estado',
    assets: 'Activo',
    liabilities: 'Pasivo',
    equity: 'Patrimonio',
    revenue: 'Ingresos',
    result: 'Resultado',
    cash: 'Efectivo',
    taxPosition: 'Posición fiscal',
    liquidity: 'Liquidez',
    failing: 'Pruebas',
  } satisfies Record<SummaryOrder | 'state', string>,
  states: {
    missing: 'Sin balance',
    pending: 'Calculando',
    draft: 'Borrador',
    signed: 'Firmado',
  } satisfies Record<SummaryRow['attributes']['state'], string>,
  holds: 'cuadra',
  failing: (count: number) =>
    count === 0
      ? 'cuadra: todas las pruebas se cumplen'
      : plural(count, 'prueba que no se cumple', 'pruebas que no se cumplen'),
};
