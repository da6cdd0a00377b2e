/** What each statement offers besides its lines, by its key. */
import { lookUp } from '#core/dictionary/look-up.ts';
import { wholes } from '#core/statement/analysis/analysis.ts';
import type { CascadeKind } from './charts/cascade.ts';
import type { Comparison } from './statement-view.ts';
import { columnText } from './text.es.ts';

export interface StatementKind {
  /** Comparisons that it has, and those that are shown unless others are chosen. */
  offered: readonly Comparison[];
  usual: readonly Comparison[];
  /** Vertical analysis: its title and the line that is the whole. */
  share: { title: string; of: string } | null;
  hasBasis: boolean;
  /** What it shows is better where it grows: what is spent is negative. */
  isBetterUp: boolean;
  hasNature: boolean;
  /** Direct and indirect. */
  hasMethod: boolean;
  chart: 'stacks' | 'items' | CascadeKind | null;
  /** Lines drawn by month. */
  trend: readonly string[];
}

/** December has no part in what flows: it is the twelve months of its year. */
const flow: readonly Comparison[] = ['mes-anterior', 'ano-anterior', 'acumulado', 'presupuesto'];
const toDate: readonly Comparison[] = ['mes-anterior', 'ano-anterior', 'presupuesto'];
const atDate: readonly Comparison[] = ['mes-anterior', 'ano-anterior', 'diciembre', 'presupuesto'];

const other: StatementKind = {
  offered: atDate,
  usual: [],
  share: null,
  hasBasis: false,
  isBetterUp: false,
  hasNature: false,
  hasMethod: false,
  chart: null,
  trend: [],
};

const kinds: Readonly<Record<string, Partial<StatementKind>>> = {
  'situacion-financiera': {
    usual: ['mes-anterior', 'diciembre'],
    share: { title: columnText.shareOfAssets, of: wholes['situacion-financiera']! },
    chart: 'stacks',
    trend: ['totalAssets', 'totalLiabilities', 'totalEquity'],
  },
  'resultado-integral': {
    offered: flow,
    usual: ['mes-anterior', 'ano-anterior', 'acumulado'],
    share: { title: columnText.shareOfSales, of: wholes['resultado-integral']! },
    hasBasis: true,
    isBetterUp: true,
    hasNature: true,
    chart: 'result',
    trend: ['netRevenue', 'result'],
  },
  'cambios-patrimonio': {
    // Below, as its columns are reasons.
    offered: ['ano-anterior', 'acumulado'],
    usual: ['ano-anterior', 'acumulado'],
    hasBasis: true,
    chart: 'equity',
  },
  'flujos-efectivo': {
    offered: flow,
    usual: ['mes-anterior', 'ano-anterior', 'acumulado'],
    hasBasis: true,
    hasMethod: true,
    chart: 'cash',
  },
  'posicion-fiscal': { usual: ['mes-anterior', 'ano-anterior'], chart: 'items' },
  notas: { offered: toDate },
  indicadores: {
    offered: toDate,
    usual: ['mes-anterior', 'ano-anterior'],
  },
};

export function statementKind(key: string): StatementKind {
  return { ...other, ...lookUp(kinds, key) };
}
