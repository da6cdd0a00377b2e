/**
 * A user's mapping of a sheet that no format recognises: meaning of each column, notation of figures, layout of third
 * parties. Plain data: stored per company, sent by the browser, read from a file by the command line.
 */
import { type Static, Type } from 'typebox';
import { HEAD_ROWS } from '#core/reading/workbook.ts';
import { MOST_COLUMNS, NO_TITLES } from './sheet-places.ts';

const column = Type.Integer({ minimum: 0, maximum: MOST_COLUMNS - 1 });
const columnOrNone = Type.Union([column, Type.Null()]);
/** One column with the balance, or two (debit, credit). */
const balanceColumns = Type.Union([
  column,
  Type.Object({ debit: column, credit: column }, { additionalProperties: false }),
]);

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>(Type.String({ enum: [...values] }));

/** One column with the whole code; two digits per column; or whole codes by level, the deepest filled one counts. */
export const codeLayouts = ['whole', 'segments', 'levels'] as const;
/** In their own columns on each row; on rows below their account, in the code column; or none. */
export const thirdPartyLayouts = ['column', 'below', 'none'] as const;
export const decimalChoices = ['auto', ',', '.'] as const;
export const signChoices = ['auto', 'signed', 'by_nature', 'by_class'] as const;

/** Columns are 0-based: 0 is A. */
export const columnMappingSchema = Type.Object(
  {
    /** 1-based header row in the original file; 0 for a sheet without headers, whose columns are mapped by position. */
    headerRow: Type.Integer({ minimum: NO_TITLES, maximum: HEAD_ROWS }),
    /**
     * Normalised headers (`headerWords`): another file with the same ones matches, whatever its header row. Empty
     * strings for a sheet without headers.
     */
    headers: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: MOST_COLUMNS })),
    code: Type.Array(column, { minItems: 1, maxItems: 8 }),
    codeLayout: oneOf(codeLayouts),
    name: columnOrNone,
    id: columnOrNone,
    dv: columnOrNone,
    branch: columnOrNone,
    thirdPartyName: columnOrNone,
    thirdParties: oneOf(thirdPartyLayouts),
    /** Null where the sheet prints none: opening = closing − movement. */
    opening: Type.Union([balanceColumns, Type.Null()]),
    debit: column,
    credit: column,
    closing: balanceColumns,
    decimal: oneOf(decimalChoices),
    sign: oneOf(signChoices),
    /** Columns found by their figures, unchanged: rows are read as in any flat table. */
    found: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type ColumnMapping = Static<typeof columnMappingSchema>;
export type BalanceColumns = ColumnMapping['closing'];

/** Fewer headers than these would match any sheet. */
const LEAST_HEADERS = 3;

/** Whether the headers suffice to recognise another file. */
export function areTelling(headers: readonly string[]): boolean {
  return headers.filter((header) => header !== '').length >= LEAST_HEADERS;
}
