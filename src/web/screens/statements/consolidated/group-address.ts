/** State of consolidated statements in their address: the companies beside the one looked at, and the statement. */
import { groupStatements } from '#api/statements/consolidated/calls.gen.ts';
import type { StatementsOverview } from '#api/statements/statements/contract.ts';
import type { ConsolidatedAsked } from '../../../data/statements/consolidated.ts';
import { askedOf } from '../statement-asked.ts';
import { type Comparison, type StatementView, viewAddress } from '../statement-view.ts';

export interface Group {
  /** Without the company looked at. */
  others: readonly number[];
  statement: (typeof groupStatements)[number];
}

/** Companies of a group at most, with the one looked at. */
export const mostCompanies = 20;

/** Unknown values are ignored. */
export function readGroup(params: URLSearchParams, company: number): Group {
  const ids = (params.get('empresas') ?? '').split(',').map(Number);
  const others = ids.filter((id) => Number.isSafeInteger(id) && id > 0 && id !== company);
  const statement = groupStatements.find((key) => key === params.get('estado')) ?? groupStatements[0];
  return { others: [...new Set(others)].slice(0, mostCompanies - 1), statement };
}

/** Query string of a group shown as `view` says. */
export function groupAddress(
  { others, statement }: Group,
  view: StatementView,
  change: Partial<StatementView>,
): string {
  const shown = viewAddress(view, change).slice(1);
  const parts = [
    ...(others.length > 0 ? [`empresas=${others.join(',')}`] : []),
    ...(statement === groupStatements[0] ? [] : [`estado=${statement}`]),
    ...(shown === '' ? [] : [shown]),
  ];
  return `?${parts.join('&')}`;
}

/** What the server is asked for the statement of a group as it is shown. */
export function askedGroup(
  company: number,
  { group, view }: { group: Group; view: StatementView },
  { isClosed }: Pick<StatementsOverview, 'isClosed'>,
  period: string,
  compared: readonly Comparison[],
): ConsolidatedAsked {
  return {
    ...askedOf(group.statement, period, view, compared, isClosed),
    companies: [company, ...group.others].join(','),
    statement: group.statement,
    detail: 'leaves',
  };
}
