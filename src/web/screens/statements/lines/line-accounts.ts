/** Accounts of a month by what their line needs of the user. */

import type { LineAccounts } from '#api/statements/statement-lines/contract.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { matches } from '../../../data/search.ts';
import type { LineAssignments } from '../../../data/statements/statement-lines.ts';

export type LineAccount = LineAccounts['accounts'][number];

export const lineFilters = ['todas', 'propuestas', 'sin-linea', 'cambiadas'] as const;
export type LineFilter = (typeof lineFilters)[number];

/** Inferred, and nobody has accepted it. */
export function isProposed({ standing, assignedBy, line }: LineAccount): boolean {
  return standing === 'proposed' && assignedBy === null && line !== null;
}

const fits: Record<LineFilter, (account: LineAccount) => boolean> = {
  todas: () => true,
  propuestas: isProposed,
  'sin-linea': ({ line }) => line === null,
  cambiadas: ({ assignedBy }) => assignedBy !== null,
};

export function accountsOf(accounts: readonly LineAccount[], filter: LineFilter, words = ''): LineAccount[] {
  return accounts.filter(
    (account) => fits[filter](account) && (words === '' || matches(words, `${account.code} ${account.name}`)),
  );
}

/** Key of an assignment that takes an account out of all lines. */
export const noLine = 'none';

/** Says the line of one account. */
export function assign(assignments: LineAssignments, code: string, line: string): LineAssignments {
  return { ...assignments, [code]: line };
}

/** Takes back what was said of an account, or of all those under a prefix. */
export function unassign(assignments: LineAssignments, pattern: string): LineAssignments {
  const { [pattern]: _, ...rest } = assignments;
  return rest;
}

/** Says of each account with a proposed line that this is its line. */
export function acceptAll(assignments: LineAssignments, accounts: readonly LineAccount[]): LineAssignments {
  return { ...assignments, ...Object.fromEntries(accounts.filter(isProposed).map(({ code, line }) => [code, line!])) };
}

/** Patterns that two states of the assignments say otherwise, sorted. */
export function changedPatterns(before: LineAssignments, after: LineAssignments): string[] {
  const all = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...all].filter((pattern) => lookUp(before, pattern) !== lookUp(after, pattern)).sort();
}
