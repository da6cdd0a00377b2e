/** What a statement of the catalogue declares: a tree of selectors over lines, and totals; its text is beside it. */

import type { CheckName } from './checks/statement-checks.ts';
import type { Figure, Part, Selector } from './selector.ts';
import type { Framework, NamedLine } from './statement-lines.ts';
import type { NodePlace, RatioUnit } from './statement-tree.ts';

export interface LineItem {
  kind: 'line';
  key: string;
  parts: readonly Part[];
  /** Digits before the label. */
  code?: string;
}

/** A row of a statement whose columns are movements: what it shows in each of them, by key; absent: nothing. */
export interface MovementItem {
  kind: 'movements';
  key: string;
  movements: Readonly<Record<string, readonly Part[]>>;
}

/** A ratio of two figures, or with `over: null` a figure in pesos. Its note is its formula: `Pasivo ÷ activo`. */
export interface RatioItem {
  kind: 'ratio';
  key: string;
  unit: RatioUnit;
  of: readonly Part[];
  over: readonly Part[] | null;
  /** Where the statements show `of`, and `over`. */
  places: readonly [of: NodePlace, over?: NodePlace];
}

/** A section with a line for each municipality of items of the tax report, and one for what names none. */
export interface MunicipalitiesItem {
  kind: 'municipalities';
  key: string;
  of: readonly Selector[];
  /** Key of its total, and of the line for what names none. */
  total: string;
  without: string;
}

export interface TotalItem {
  kind: 'total';
  key: string;
  /** Lines and totals above it. */
  sum: readonly { key: string; sign: 1 | -1 }[];
}

export interface SectionItem {
  kind: 'section';
  key: string;
  items: readonly StatementItem[];
}

export type StatementItem = LineItem | MovementItem | RatioItem | MunicipalitiesItem | TotalItem | SectionItem;

/** What a reader may choose. */
export interface StatementChoices {
  /** Expenses of the statement of results. */
  by: 'function' | 'nature';
  /** Operating part of the statement of cash flows. */
  method: 'indirect' | 'direct';
}

export interface StatementDeclaration {
  /** As in the address and the registry. */
  key: string;
  /** Place among the statements. */
  order: number;
  /** `stock`: at a date; `flow`: over a period. */
  kind: 'stock' | 'flow';
  /** Always read from January on: ratios of a month would mislead. */
  isOfYear?: boolean;
  /** Frameworks whose set of statements has it; absent: all of them. */
  frameworks?: readonly Framework[];
  /** Columns of its own instead of comparatives, by key. */
  movements?: readonly string[];
  items(choices: StatementChoices): readonly StatementItem[];
  checks: readonly CheckName[];
}

/** Spanish of a statement. */
export interface StatementText {
  title: string;
  /** One sentence: what it says. */
  summary: string;
  /** Of items, by key; lines of the mapping have their own name. A pair: by the sign of the first column. */
  labels: Readonly<Record<string, string | { gain: string; loss: string }>>;
  /** Of columns of its own, by key. */
  columns?: Readonly<Record<string, string>>;
  /** Explanations, by key. */
  notes?: Readonly<Record<string, string>>;
  /** What a framework calls otherwise than NIIF para las PYMES (group 2). */
  byFramework?: Readonly<Partial<Record<Framework, Partial<Pick<StatementText, 'title' | 'labels'>>>>>;
}

export interface Statement {
  declaration: StatementDeclaration;
  text: StatementText;
}

/** A section: its lines, and the total that closes it. */
export function section(key: string, items: readonly StatementItem[], total: string): SectionItem {
  const sum = items.filter(({ kind }) => kind !== 'section').map((item) => ({ key: item.key, sign: 1 as const }));
  return { kind: 'section', key, items: [...items, { kind: 'total', key: total, sum }] };
}

/** A total of some nodes; a key that begins with `-` is subtracted. */
export function total(key: string, parts: readonly string[]): TotalItem {
  const sum = parts.map((part) =>
    part.startsWith('-') ? { key: part.slice(1), sign: -1 as const } : { key: part, sign: 1 as const },
  );
  return { kind: 'total', key, sum };
}

/** A line of one figure. */
export function line(key: string, of: Selector, figure: Figure, sign: 1 | -1, code?: string): LineItem {
  return { kind: 'line', key, parts: [{ of, figure, sign }], ...(code === undefined ? {} : { code }) };
}

/** One line a key of the mapping. */
export function linesOf(lines: readonly NamedLine[], figure: Figure, sign: 1 | -1): LineItem[] {
  return lines.map(({ key }) => line(key, { lines: [key] }, figure, sign));
}
