/** What edits of accounts would store: settings of validations, and what the company says of accounts itself. */

import type { GivenAccount } from '#core/engine/chart/chart-of-accounts.ts';
import { type AccountEdit, type EditProblem, editAccounts } from '#core/engine/chart/edit-accounts.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import type { ChartEdit } from './contract.ts';
import type { AccountChange, GivenRow } from './queries.ts';

export interface PlannedEdits {
  /** Of the validations that an edit speaks of, by id. */
  settings: Record<number, ValidationSettings>;
  accounts: AccountChange[];
  problems: EditProblem[];
}

/** What is in force. */
export interface ChartInForce {
  settings: Readonly<Record<number, ValidationSettings>>;
  given: readonly GivenAccount[];
}

const untold: GivenRow = { name: null, takesMovements: null, takesThirdParties: null, isActive: true };

/** Throws RangeError for an unknown validation or role. */
export function planEdits(
  validations: readonly AnyValidation[],
  { settings, given }: ChartInForce,
  edits: readonly ChartEdit[],
): PlannedEdits {
  const byCode = new Map<string, AccountEdit>();
  const rows = new Map(given.map(({ code, ...row }): [string, GivenRow] => [code, row]));
  const after = new Map<string, GivenRow>();
  for (const edit of edits)
    for (const code of edit.accounts) {
      byCode.set(code, merged(byCode.get(code), accountEdit(code, edit)));
      after.set(code, givenRow(after.get(code) ?? rows.get(code) ?? untold, edit));
    }
  const accounts = [...after].flatMap(([code, row]): AccountChange[] => {
    const before = rows.get(code) ?? null;
    const now = isSame(row, untold) ? null : row;
    return isSame(before ?? untold, row) ? [] : [{ code, before, after: now }];
  });
  return { ...editAccounts(validations, settings, byCode), accounts };
}

/** What the company says of accounts after the changes. */
export function givenAfter(given: readonly GivenAccount[], accounts: readonly AccountChange[]): GivenAccount[] {
  const changed = new Set(accounts.map(({ code }) => code));
  return [
    ...given.filter(({ code }) => !changed.has(code)),
    ...accounts.flatMap(({ code, after }) => (after === null ? [] : [{ code, ...after }])),
  ];
}

function accountEdit(code: string, edit: ChartEdit): AccountEdit {
  const { nature, marks, add, drop, equivalent, asCoded } = edit;
  const roles = (all: NonNullable<ChartEdit['add']>) => all.map(({ id, role }) => ({ validation: id, role }));
  return {
    ...(nature !== undefined && { nature }),
    ...(marks && { marks }),
    ...(add && { add: roles(add) }),
    ...(drop && { drop: roles(drop) }),
    ...(equivalent !== undefined && { place: equivalent }),
    ...(asCoded && { place: code }),
  };
}

function merged(first: AccountEdit | undefined, next: AccountEdit): AccountEdit {
  if (first === undefined) return next;
  const { marks = [], add = [], drop = [] } = first;
  return {
    ...first,
    ...next,
    marks: [...marks, ...(next.marks ?? [])],
    add: [...add, ...(next.add ?? [])],
    drop: [...drop, ...(next.drop ?? [])],
  };
}

function givenRow(row: GivenRow, { name, movements, takesThirdParties, isActive }: ChartEdit): GivenRow {
  return {
    name: name === undefined ? row.name : name,
    takesMovements: movements === undefined ? row.takesMovements : movements,
    takesThirdParties: takesThirdParties === undefined ? row.takesThirdParties : takesThirdParties,
    isActive: isActive ?? row.isActive,
  };
}

function isSame(a: GivenRow, b: GivenRow): boolean {
  return (
    a.name === b.name &&
    a.takesMovements === b.takesMovements &&
    a.takesThirdParties === b.takesThirdParties &&
    a.isActive === b.isActive
  );
}
