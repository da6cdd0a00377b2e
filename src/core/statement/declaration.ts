/** What a statement of the catalogue declares: a tree of selectors over lines, and totals; its text is beside it. */
import type { Figure, Selector } from './selector.ts';
import type { CheckName } from './statement-checks.ts';
import type { NamedLine } from './statement-lines.ts';

export interface LineItem {
  kind: 'line';
  key: string;
  of: Selector;
  figure: Figure;
  /** −1: a credit is shown positive. */
  sign: 1 | -1;
  /** Digits before the label. */
  code?: string;
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

export type StatementItem = LineItem | TotalItem | SectionItem;

/** What a reader may choose. */
export interface StatementChoices {
  by: 'function' | 'nature';
}

export interface StatementDeclaration {
  /** As in the address and the registry. */
  key: string;
  /** Place among the statements. */
  order: number;
  /** `stock`: at a date; `flow`: over a period. */
  kind: 'stock' | 'flow';
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
  /** Explanations, by key. */
  notes?: Readonly<Record<string, string>>;
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

/** One line a key of the mapping. */
export function linesOf(lines: readonly NamedLine[], figure: Figure, sign: 1 | -1): LineItem[] {
  return lines.map(({ key }) => ({ kind: 'line', key, of: { lines: [key] }, figure, sign }));
}
