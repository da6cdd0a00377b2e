/** The interpreter: a declaration over the figures of some months becomes a tree that every renderer walks. */
import { periodKey } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import { type AccountGroup, ChartGroups } from './account-groups.ts';
import { columnLabel } from './column-label.es.ts';
import { type ColumnChoices, type ColumnSource, columnsOf } from './comparatives.ts';
import type { LineItem, Statement, StatementChoices, StatementItem, TotalItem } from './declaration.ts';
import type { MonthFigures } from './month-figures.ts';
import { type LineAssignments, placeAccounts } from './place-accounts.ts';
import { runCheck } from './statement-checks.ts';
import { type Framework, lineName } from './statement-lines.ts';
import type { StatementMark, StatementNode, StatementTree } from './statement-tree.ts';

export interface StatementOptions extends Partial<StatementChoices>, Partial<ColumnChoices> {
  period: ColumnChoices['period'];
  /** Over the default lines. */
  assignments?: LineAssignments;
  /** Default 2, NIIF para las PYMES. */
  framework?: Framework;
  /** What was planned for months, as if it were their books. */
  budget?: readonly MonthFigures[];
}

/** `months`: those that the columns may need, in any order; absent ones leave their columns without figures. */
export function drawStatement(
  { declaration, text }: Statement,
  months: readonly MonthFigures[],
  { period, compare = [], basis = 'month', closing = 'before', by = 'function', ...options }: StatementOptions,
): StatementTree {
  const placed = months.map((month) => placeAccounts(month, options.assignments ?? {}));
  const budget = options.budget?.map((month) => placeAccounts(month, options.assignments ?? {}));
  const sources = columnsOf(declaration.kind, placed, { period, compare, basis, closing }, budget);
  const drawing = new Drawing(sources, text, options.framework ?? 2);
  const nodes = drawing.nodes(declaration.items({ by }));
  const drawn = { ledger: sources[0]!.ledger, amountOf: (key: string) => drawing.amountOf(key) };
  return {
    key: declaration.key,
    title: text.title,
    period: periodKey(period),
    columns: sources.map((source) => ({
      key: source.key,
      label: columnLabel(source.key, source.period, source.basis, declaration.kind === 'stock'),
      kind: 'amount',
    })),
    nodes,
    checks: declaration.checks.map((check) => runCheck(check, drawn)),
  };
}

class Drawing {
  readonly #sources: readonly ColumnSource[];
  readonly #text: Statement['text'];
  readonly #framework: Framework;
  readonly #chart: ChartGroups;
  readonly #amounts = new Map<string, readonly (Cents | null)[]>();

  constructor(sources: readonly ColumnSource[], text: Statement['text'], framework: Framework) {
    this.#sources = sources;
    this.#text = text;
    this.#framework = framework;
    this.#chart = new ChartGroups(sources.flatMap(({ ledger }) => ledger ?? []));
  }

  /** First column of a node; zero for one that was left out. */
  amountOf(key: string): Cents {
    return this.#amounts.get(key)?.[0] ?? 0n;
  }

  /** In order: a total adds nodes above it. Lines that no account of any column has are left out, and empty sections. */
  nodes(items: readonly StatementItem[]): StatementNode[] {
    return items.flatMap((item) => {
      if (item.kind === 'total') return this.#total(item);
      if (item.kind === 'line') return this.#line(item);
      const children = this.nodes(item.items);
      if (children.every(({ kind }) => kind === 'total')) {
        for (const { key } of children) this.#amounts.delete(key);
        return [];
      }
      const amounts = this.#sources.map(() => null);
      return [this.#node(item.key, 'section', { amounts, children })];
    });
  }

  #line({ key, of, figure, sign, code }: LineItem): StatementNode[] {
    const entries = this.#sources.map(({ ledger }) => ledger?.entries(of, figure) ?? null);
    const groups = this.#chart.groups(entries);
    if (groups.length === 0) return [];
    const isResult = figure === 'openResult' || figure === 'carriedResult';
    const amounts = entries.map((some) => some && signed(sum(some.map(({ amount }) => amount)), sign));
    const basis = this.#sources[0]!.basis === 'year' ? 'year' : 'movement';
    const node = this.#node(key, 'line', {
      code: code ?? null,
      amounts,
      children: isResult ? [] : groups.map((group) => this.#account(key, group, sign)),
      from: {
        accounts: isResult ? classesOf(groups) : this.#chart.codesOf(groups),
        figure: figure === 'flow' ? basis : 'closing',
      },
      marks: [...new Set([...(of.unmapped ? ['unmapped' as const] : []), ...groups.flatMap(({ marks }) => marks)])],
    });
    return [node];
  }

  #account(line: string, { code, name, amounts, marks, parts }: AccountGroup, sign: 1 | -1): StatementNode {
    return {
      key: `${line}.${code}`,
      code,
      label: name,
      kind: 'account',
      amounts: amounts.map((amount) => signed(amount, sign)),
      children: parts.map((part) => this.#account(line, part, sign)),
      from: null,
      sum: null,
      marks,
      note: null,
    };
  }

  #total({ key, sum: declared }: TotalItem): StatementNode[] {
    const parts = declared.filter((part) => this.#amounts.has(part.key));
    const amounts = this.#sources.map(({ ledger }, column) =>
      ledger === null
        ? null
        : sum(parts.map((part) => signed(this.#amounts.get(part.key)![column] ?? 0n, part.sign) ?? 0n)),
    );
    return [this.#node(key, 'total', { amounts, sum: parts.map((part) => ({ ...part })) })];
  }

  #node(key: string, kind: StatementNode['kind'], rest: Partial<StatementNode> & { amounts: (Cents | null)[] }) {
    this.#amounts.set(key, rest.amounts);
    const note = this.#text.notes?.[key] ?? null;
    const label = this.#label(key, rest.amounts[0] ?? 0n);
    return {
      key,
      code: null,
      label,
      kind,
      children: [],
      from: null,
      sum: null,
      marks: [] as StatementMark[],
      note,
      ...rest,
    };
  }

  #label(key: string, amount: Cents): string {
    const label = this.#text.labels[key];
    if (label === undefined) return lineName(key, this.#framework);
    if (typeof label === 'string') return label;
    return amount < 0n ? label.loss : label.gain;
  }
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((all, amount) => all + amount, 0n);
}

function signed(amount: Cents | null, sign: 1 | -1): Cents | null {
  return amount === null || sign === 1 ? amount : -amount;
}

/** The running result is drawn from all of its classes: its accounts are in the statement of results. */
function classesOf(groups: readonly AccountGroup[]): string[] {
  return [...new Set(groups.map(({ code }) => code[0]!))];
}
