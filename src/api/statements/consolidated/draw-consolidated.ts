/** Draws statements of a group, in a worker thread. */

import { toDecimal } from '#core/money/money.ts';
import type { LoadedRate } from '#core/reference/dated/loaded-rate.ts';
import { usingRates } from '#core/reference/dated/tables-in-force.ts';
import { type ConsolidatedStatement, consolidate, type GroupGap } from '#core/statement/group/consolidate.ts';
import type { GroupMember, GroupOptions } from '#core/statement/group/group-member.ts';
import { budgetFigures } from '../budget-figures.ts';
import type { BudgetLine } from '../budgets/queries.ts';
import { findStatement } from '../catalogue.ts';
import { type MonthsToDraw, openedFigures } from '../opened-figures.ts';
import type { StatementTreeDocument } from '../statements/contract.ts';
import { type Detail, treeDocument } from '../tree-document.ts';
import type { GroupDocument } from './contract.ts';

export interface MemberToDraw extends Omit<GroupMember, 'months' | 'budget'> {
  months: MonthsToDraw & { encoded: Uint8Array[] };
  /** Of the year shown. */
  budget: BudgetLine[];
}

export interface ConsolidatedTask {
  /** Keys, in order. */
  statements: readonly string[];
  members: MemberToDraw[];
  options: GroupOptions;
  detail: Detail;
  /** Loaded over the tables of the law. */
  rates: LoadedRate[];
}

export interface DrawnGroup {
  trees: StatementTreeDocument[];
  eliminations: GroupDocument['eliminations'];
  /** Of all statements, by column. */
  gaps: (GroupGap & { label: string })[];
}

export async function drawConsolidated({
  statements,
  members: asked,
  options,
  detail,
  rates,
}: ConsolidatedTask): Promise<DrawnGroup> {
  const members = asked.map((member) => ({
    ...member,
    months: openedFigures.open(member.months)!,
    budget: budgetFigures(options.period.year, member.budget),
  }));
  const drawn = usingRates(rates, () => statements.map((key) => consolidate(findStatement(key)!, members, options)));
  return {
    trees: drawn.map(({ tree }) => treeDocument(tree, detail)),
    eliminations: (drawn[0]?.eliminations ?? []).map(eliminationDocument),
    gaps: joined(drawn),
  };
}

function eliminationDocument(
  elimination: ConsolidatedStatement['eliminations'][number],
): GroupDocument['eliminations'][number] {
  const { members, kind, amounts, difference, accounts } = elimination;
  return {
    companies: members.map(Number),
    kind,
    amounts: amounts.map(toDecimal),
    difference: toDecimal(difference),
    accounts: accounts.map(({ member, code, name, amount }) => ({
      company: Number(member),
      code,
      name,
      amount: toDecimal(amount),
    })),
  };
}

/** Statements lack the same months; some of them do not need the beginning of the year. */
function joined(drawn: readonly ConsolidatedStatement[]): DrawnGroup['gaps'] {
  const all = drawn.flatMap(({ gaps, tree }) =>
    gaps.map((gap) => ({
      ...gap,
      label: gap.label ?? tree.columns.find(({ key }) => key === gap.column)?.label ?? '',
    })),
  );
  return [...Map.groupBy(all, ({ column }) => column).values()].map((same) => ({
    ...same[0]!,
    absent: [...new Set(same.flatMap(({ absent }) => absent))],
    unknown: [...new Set(same.flatMap(({ unknown }) => unknown))],
  }));
}
