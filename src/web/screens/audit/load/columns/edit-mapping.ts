/** Edits of a column mapping, and the roles of each column for drawing the sheet. */
import type { SheetPreview } from '#api/balances/column-mappings/contract.ts';
import type { BalanceColumns, ColumnMapping } from '#core/columns/column-mapping.ts';
import { columnLetters } from '#core/reading/workbook.ts';

/** Role of a column, by its text key. */
export type Role =
  | 'code'
  | 'name'
  | 'id'
  | 'dv'
  | 'branch'
  | 'thirdPartyName'
  | 'opening'
  | 'openingDebit'
  | 'openingCredit'
  | 'debit'
  | 'credit'
  | 'closing'
  | 'closingDebit'
  | 'closingCredit';

/** Roles by column; mostly one. Third-party roles only if the file has them in their own columns. */
export function rolesByColumn(mapping: ColumnMapping): ReadonlyMap<number, readonly Role[]> {
  const roles = new Map<number, Role[]>();
  const put = (column: number | null, role: Role) => {
    if (column !== null) roles.set(column, [...(roles.get(column) ?? []), role]);
  };
  for (const column of mapping.code) put(column, 'code');
  put(mapping.name, 'name');
  if (mapping.thirdParties !== 'none')
    for (const role of ['id', 'dv', 'branch', 'thirdPartyName'] as const) put(mapping[role], role);
  const { opening, closing } = mapping;
  if (opening === null || typeof opening === 'number') put(opening, 'opening');
  else {
    put(opening.debit, 'openingDebit');
    put(opening.credit, 'openingCredit');
  }
  put(mapping.debit, 'debit');
  put(mapping.credit, 'credit');
  if (typeof closing === 'number') put(closing, 'closing');
  else {
    put(closing.debit, 'closingDebit');
    put(closing.credit, 'closingCredit');
  }
  return roles;
}

/** Whether balances come in debit and credit columns. */
export function hasPairs({ opening, closing }: ColumnMapping): boolean {
  return [opening, closing].some((balance) => balance !== null && typeof balance !== 'number');
}

/** Switches between one column per balance and two; the second defaults to the next column. */
export function withPairs(mapping: ColumnMapping, pairs: boolean): ColumnMapping {
  const change = (balance: BalanceColumns) => {
    if (!pairs) return typeof balance === 'number' ? balance : balance.debit;
    return typeof balance === 'number' ? { debit: balance, credit: balance + 1 } : balance;
  };
  const opening = mapping.opening === null ? null : change(mapping.opening);
  return { ...mapping, opening, closing: change(mapping.closing) };
}

/** Another layout of the account code: one column keeps the first, several start from the current ones. */
export function withCodeLayout(mapping: ColumnMapping, codeLayout: ColumnMapping['codeLayout']): ColumnMapping {
  return { ...mapping, codeLayout, code: codeLayout === 'whole' ? mapping.code.slice(0, 1) : mapping.code };
}

/** Cells of a preview row; empty if the sheet skips it. */
export function rowAt({ rows }: Pick<SheetPreview, 'rows'>, number: number): readonly string[] {
  return rows.find((row) => row.number === number)?.cells ?? [];
}

export interface ColumnOption {
  value: number;
  /** `D · Sdo Ant`, or the first value of a column without header. */
  label: string;
}

export function columnOptions(sheet: Pick<SheetPreview, 'rows' | 'columns'>, headerRow: number): ColumnOption[] {
  const titles = rowAt(sheet, headerRow);
  const below = sheet.rows.filter(({ number }) => number > headerRow);
  return Array.from({ length: sheet.columns }, (_, value) => {
    const sample = below.find(({ cells }) => cells[value])?.cells[value];
    const words = titles[value] || sample;
    return { value, label: words ? `${columnLetters(value)} · ${words}` : columnLetters(value) };
  });
}
