/** Tasks that open files from outside: they run in processes of their own. */
import { previewSheets } from './column-mappings/preview-sheets.ts';
import { tryColumns } from './column-mappings/try-columns.ts';
import { listKept } from './kept-files/list-kept.ts';
import { readChartFile } from './read-chart-file.ts';
import { readUpload } from './read-file.ts';
import { readTables } from './read-tables.ts';

export const readingTasks = { readUpload, listKept, previewSheets, tryColumns, readTables, readChartFile };
export type ReadingTasks = typeof readingTasks;
