/**
 * A statement of several companies as if they were one: the sum of theirs without what they have with each other, which their
 * rows with the NIT of another of them say. What one books and the other does not is shown as a difference.
 */

import { samePeriod } from '#core/calendar/period.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { Cents } from '#core/money/money.ts';
import { columnLabel } from '../column-label.es.ts';
import { columnsOf } from '../comparatives.ts';
import type { Statement } from '../declaration.ts';
import { drawStatement } from '../draw-statement.ts';
import { Ledger } from '../ledger.ts';
import type { AccountFigures, MonthFigures } from '../month-figures.ts';
import { placeAccounts } from '../place-accounts.ts';
import { spansToDraw, withSpanBelow } from '../spans-below.ts';
import type { StatementColumn, StatementNode, StatementTree } from '../statement-tree.ts';
import { drawnInUnit } from '../unit/restate-drawn.ts';
import { closedIn, type Elimination, eliminationsOf } from './eliminations.ts';
import { groupChecks } from './group-checks.ts';
import { eliminationsColumn, groupColumn } from './group-columns.ts';
import type { GroupMember, GroupOptions, GroupRow } from './group-member.ts';
import { groupWords } from './group-words.es.ts';
import { mergeTrees } from './merge-trees.ts';
import { isReciprocal } from './reciprocal.ts';

/** A column that lacks figures of some companies. */
export interface GroupGap {
  /** Key of the column. */
  column: string;
  /** Its name; absent: that of the column in the tree. */
  label?: string;
  /** Without the month: the sum leaves them out. */
  absent: string[];
  /** With the month, and without the beginning of its year: what depends on it has no figure. */
  unknown: string[];
}

export interface ConsolidatedStatement {
  /** Columns: one a company, what is eliminated, the group, and the group in what it is compared with. */
  tree: StatementTree;
  eliminations: Elimination[];
  /** Those that lack something. */
  gaps: GroupGap[];
}

/** `members`: all of them with the month of the period. */
export function consolidate(
  statement: Statement,
  members: readonly GroupMember[],
  options: GroupOptions,
): ConsolidatedStatement {
  const placed = members.map(withReciprocalRows);
  const eliminations = eliminationsOf(placed, options);
  const drawn = drawGroup(statement, placed, { ...options, eliminations });
  const { kind, movements } = statement.declaration;
  if (movements === undefined) return { ...drawn, eliminations };
  const { period, compare = [], basis = 'month', base = period } = options;
  const below = spansToDraw(compare, { period, basis });
  const choices = { period, compare: below, basis, closing: 'before', itemAssignments: {} } as const;
  const all = placed.flatMap(({ months }) => months);
  const spans = columnsOf(kind, all, choices).slice(1);
  return spans.reduce<ConsolidatedStatement>(
    ({ tree, gaps }, span, at) => {
      const key = below[at]!;
      const label = columnLabel(key, span.period, span.basis, false);
      const own = { ...options, period: span.period, basis: span.basis, base, compare: [] };
      const other = drawGroup(statement, placed, { ...own, eliminations: [] });
      return {
        tree: span.ledger === null ? tree : withSpanBelow(tree, other.tree, { key, label }),
        eliminations,
        gaps: [...gaps, ...other.gaps.map((gap) => ({ ...gap, column: key, label }))],
      };
    },
    { ...drawn, eliminations },
  );
}

interface GroupDrawing extends GroupOptions {
  eliminations: readonly Elimination[];
}

/** Of one span, with its checks. */
function drawGroup(
  statement: Statement,
  placed: readonly GroupMember[],
  { unit = 'pesos', eliminations, ...options }: GroupDrawing,
): Pick<ConsolidatedStatement, 'tree' | 'gaps'> {
  const isOwnColumns = statement.declaration.movements !== undefined;
  // Other spans of a statement that moves between columns of its own are statements of their own.
  const compare = isOwnColumns ? [] : options.compare;
  const draw = (months: readonly MonthFigures[], { budget = [] }: GroupMember) =>
    drawStatement(statement, months, { ...options, ...(compare && { compare }), budget });
  const whole = placed.map((member) => draw(member.months, member));
  const outside = placed.map((member) => {
    const without = member.months.map((month) => withoutGroup(month, member.rows));
    return draw(without, member);
  });
  const [first] = whole as [StatementTree];
  // A span that a company lacks has no rows in a statement of reasons.
  const lacks = ({ months }: GroupMember) => !months.some((month) => samePeriod(month.period, options.period));
  const absent = whole.map((own, at) =>
    isOwnColumns ? own.columns.map(() => lacks(placed[at]!)) : absentColumns(own),
  );
  const group = new Group({ statement, members: placed, absent, columns: first.columns });
  const tree: StatementTree = {
    ...first,
    // A statement that moves between columns of its own has room for the group only.
    ...(isOwnColumns ? { nodes: group.summed(outside) } : group.besideEachOther(whole, outside)),
    checks: groupChecks(placed, whole, outside, eliminations),
  };
  return {
    tree: drawnInUnit(statement.declaration, tree, unit, { ...options, months: placed[0]!.months }),
    gaps: group.gaps(whole, isOwnColumns),
  };
}

/** With the lines that the company says, and only the rows of accounts that are with somebody. */
function withReciprocalRows(member: GroupMember): GroupMember {
  const months = member.months.map((month) => placeAccounts(month, member.assignments));
  const counts = new Map(
    months.map(({ period, accounts }) => [
      `${period.year} ${period.month}`,
      new Set(accounts.filter(isReciprocal).map(({ code }) => code)),
    ]),
  );
  const rows = member.rows.filter(
    ({ period, code }) => counts.get(`${period.year} ${period.month}`)?.has(code) === true,
  );
  return { ...member, months, rows };
}

/** Columns whose month the company does not have. */
function absentColumns({ columns, nodes }: StatementTree): boolean[] {
  const figures = flat(nodes).filter(isFigure);
  return columns.map((_, column) => figures.length > 0 && figures.every(({ amounts }) => amounts[column] === null));
}

interface GroupParts {
  statement: Statement;
  members: readonly GroupMember[];
  /** By member and column. */
  absent: readonly (readonly boolean[])[];
  /** Of one company. */
  columns: readonly StatementColumn[];
}

class Group {
  readonly #parts: GroupParts;

  constructor(parts: GroupParts) {
    this.#parts = parts;
  }

  /** A column for each member, for what is eliminated, for the group, and for what the group is compared with. */
  besideEachOther(
    whole: readonly StatementTree[],
    outside: readonly StatementTree[],
  ): Pick<StatementTree, 'columns' | 'nodes'> {
    const { members, columns } = this.#parts;
    const own = members.map(({ key, name }): StatementColumn => ({ key, label: name, kind: 'amount' }));
    const eliminated = { key: eliminationsColumn, label: groupWords.eliminations, kind: 'amount' } as const;
    const sum = [...own, eliminated].map(({ key }) => key);
    return {
      columns: [
        ...own,
        eliminated,
        { key: groupColumn, label: groupWords.group, kind: 'amount', sum },
        ...columns.slice(1),
      ],
      nodes: this.#merged([...whole, ...outside]).map((node) => this.#beside(node)),
    };
  }

  /** The sums of the members, in the columns of the statement. */
  summed(outside: readonly StatementTree[]): StatementNode[] {
    return this.#merged(outside).map((node) => this.#summed(node));
  }

  gaps(whole: readonly StatementTree[], isOwnColumns: boolean): GroupGap[] {
    const { members, absent, columns } = this.#parts;
    const gaps = columns.slice(0, isOwnColumns ? 1 : undefined).map(({ key }, column): GroupGap => {
      const lacks = (index: number) => absent[index]![column]!;
      const isUnknown = (index: number) =>
        !lacks(index) && flat(whole[index]!.nodes).some((node) => isFigure(node) && node.amounts[column] === null);
      const keysWhere = (holds: (index: number) => boolean) =>
        members.filter((_, index) => holds(index)).map((member) => member.key);
      return {
        column: column === 0 && !isOwnColumns ? groupColumn : key,
        absent: keysWhere(lacks),
        unknown: keysWhere(isUnknown),
      };
    });
    return gaps.filter((gap) => gap.absent.length + gap.unknown.length > 0);
  }

  /** `trees`: one a member, once or twice. */
  #merged(trees: readonly StatementTree[]): StatementNode[] {
    const { absent, members } = this.#parts;
    return mergeTrees(
      trees.map(({ nodes }, index) => ({
        nodes,
        none: absent[index % members.length]!.map((lacks) => (lacks ? null : 0n)),
      })),
    );
  }

  #beside(node: StatementNode): StatementNode {
    const { members, columns } = this.#parts;
    const children = node.children.map((child) => this.#beside(child));
    if (!isFigure(node)) return { ...node, amounts: Array(members.length + 1 + columns.length).fill(null), children };
    const own = members.map((_, index) => node.amounts[index * columns.length] ?? null);
    const all = own.includes(null) ? null : own.reduce<Cents>((sum, cents) => sum + cents!, 0n);
    const groups = columns.map((_, column) => this.#sumOf(node, column, members.length));
    const [group = null] = groups;
    const eliminated = group === null || all === null ? null : group - all;
    return { ...node, label: this.#label(node, group), amounts: [...own, eliminated, ...groups], children };
  }

  #summed(node: StatementNode): StatementNode {
    const amounts = this.#parts.columns.map((_, column) => (isFigure(node) ? this.#sumOf(node, column, 0) : null));
    const children = node.children.map((child) => this.#summed(child));
    return { ...node, label: this.#label(node, amounts[0] ?? null), amounts, children };
  }

  /** Over the members that have the column; null where one of them does not know it. `from`: trees before theirs. */
  #sumOf({ amounts }: StatementNode, column: number, from: number): Cents | null {
    const { members, absent, columns } = this.#parts;
    const has = members.flatMap((_, index) =>
      absent[index]![column] ? [] : [amounts[(from + index) * columns.length + column] ?? null],
    );
    if (has.length === 0 || has.includes(null)) return null;
    return has.reduce<Cents>((sum, cents) => sum + cents!, 0n);
  }

  /** Of the group: its companies may have gained where it lost. */
  #label({ key, label }: StatementNode, amount: Cents | null): string {
    const said = lookUp(this.#parts.statement.text.labels, key);
    if (said === undefined || typeof said === 'string' || amount === null) return label;
    return amount < 0n ? said.loss : said.gain;
  }
}

/** Sections have no amounts, and ratios of companies make no ratio of the group. */
function isFigure({ kind }: StatementNode): boolean {
  return kind !== 'section' && kind !== 'ratio';
}

const flat = (nodes: readonly StatementNode[]): StatementNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);

/** Whether equity holds the running result is decided by the whole books: without a part they may look otherwise. */
function withoutGroup(month: MonthFigures, rows: readonly GroupRow[]): MonthFigures {
  const byCode = Map.groupBy(
    rows.filter(({ period }) => samePeriod(period, month.period)),
    ({ code }) => code,
  );
  const { isPostedLive } = new Ledger(month, {
    basis: 'month',
    closing: 'before',
    january: null,
    lastYear: null,
    yearMonths: [],
    itemAssignments: {},
  });
  return {
    ...month,
    isPostedLive,
    accounts: month.accounts.map((account) => (byCode.get(account.code) ?? []).reduce(withoutRow, account)),
  };
}

function withoutRow(account: AccountFigures, row: GroupRow): AccountFigures {
  return {
    ...account,
    opening: account.opening - row.opening,
    debit: account.debit - row.debit,
    credit: account.credit - row.credit,
    closing: account.closing - row.closing,
    creditSide: account.creditSide - (row.closing < 0n ? row.closing : 0n),
    closingEntry: account.closingEntry - closedIn(account, row),
  };
}
