/**
 * What a person says of a sheet that no format recognises: which column is what, how figures are written and how third
 * parties appear. Plain data: kept for each company, sent by the browser, read from a file by the command line.
 */
import { type Static, Type } from 'typebox';
import { HEAD_ROWS } from '#core/reading/workbook.ts';
import { MOST_COLUMNS, NO_TITLES } from './sheet-places.ts';

const column = Type.Integer({ minimum: 0, maximum: MOST_COLUMNS - 1 });
const columnOrNone = Type.Union([column, Type.Null()]);
/** One column with the balance, or two whose difference it is. */
const balanceColumns = Type.Union([
  column,
  Type.Object({ debit: column, credit: column }, { additionalProperties: false }),
]);

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>(Type.String({ enum: [...values] }));

/** One column with the whole code; two digits in each of several; or each with a whole code, the deepest filled one counts. */
export const codeLayouts = ['whole', 'segments', 'levels'] as const;
/** In columns of their own on each row; on rows below their account, in the column of the code; or not at all. */
export const thirdPartyLayouts = ['column', 'below', 'none'] as const;
export const decimalChoices = ['auto', ',', '.'] as const;
export const signChoices = ['auto', 'signed', 'by_nature', 'by_class'] as const;

/** Columns are 0-based: 0 is A. */
export const columnMappingSchema = Type.Object(
  {
    /** Row of the titles, 1-based, in the file that it was made with; 0 where there is none and columns go by their place. */
    headerRow: Type.Integer({ minimum: NO_TITLES, maximum: HEAD_ROWS }),
    /** The titles as `headerWords` gives them: another file with the same ones is read the same way, whatever their row. Without titles an empty one for each column. */
    headers: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: MOST_COLUMNS })),
    code: Type.Array(column, { minItems: 1, maxItems: 8 }),
    codeLayout: oneOf(codeLayouts),
    name: columnOrNone,
    id: columnOrNone,
    dv: columnOrNone,
    branch: columnOrNone,
    thirdPartyName: columnOrNone,
    thirdParties: oneOf(thirdPartyLayouts),
    /** Null where the sheet prints none: it is what the closing was before the movement. */
    opening: Type.Union([balanceColumns, Type.Null()]),
    debit: column,
    credit: column,
    closing: balanceColumns,
    decimal: oneOf(decimalChoices),
    sign: oneOf(signChoices),
  },
  { additionalProperties: false },
);
export type ColumnMapping = Static<typeof columnMappingSchema>;
export type BalanceColumns = ColumnMapping['closing'];

/** Fewer titles than these would fit any sheet. */
const LEAST_HEADERS = 3;

/** Whether titles are enough to know another file by them. */
export function areTelling(headers: readonly string[]): boolean {
  return headers.filter((header) => header !== '').length >= LEAST_HEADERS;
}
