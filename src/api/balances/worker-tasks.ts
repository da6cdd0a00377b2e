/** Worker thread tasks of files and balances. The main thread imports the types only. */
import { previewSheets } from './column-mappings/preview-sheets.ts';
import { tryColumns } from './column-mappings/try-columns.ts';
import { listKept } from './kept-files/list-kept.ts';
import { readUpload } from './read-file.ts';
import { listRows } from './trial-balances/list-rows.ts';

export const balanceTasks = { readUpload, listKept, previewSheets, tryColumns, listRows };
export type BalanceTasks = typeof balanceTasks;
