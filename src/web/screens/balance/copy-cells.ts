/** Cells as text for the clipboard: tabs for spreadsheets, and a table for programs that take one. */
import type { ExplorerLine } from '#api/audits/explorer/contract.ts';
import { type GridColumn, plainNumber } from './grid-columns.ts';

interface Cells {
  lines: readonly ExplorerLine[];
  columns: readonly GridColumn[];
  /** With the names of lines and columns. */
  heads: { name: string; nameOf: (line: ExplorerLine) => string } | null;
}

export interface CopiedCells {
  text: string;
  html: string;
}

export function copyCells({ lines, columns, heads }: Cells): CopiedCells {
  const body = lines.map((line) => [
    ...(heads ? [harmless(heads.nameOf(line))] : []),
    ...columns.map((column) => plainNumber(line, column)),
  ]);
  const rows = heads ? [[heads.name, ...columns.map(({ label }) => label)], ...body] : body;
  const names = heads ? 1 : 0;
  const cell = (text: string, column: number) =>
    column < names ? `<td>${escaped(text)}</td>` : `<td align="right">${escaped(text)}</td>`;
  return {
    text: rows.map((row) => row.map(flat).join('\t')).join('\r\n'),
    html: `<table>${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</table>`,
  };
}

const flat = (text: string) => text.replaceAll(/[\t\r\n]+/g, ' ');
/** A name that a spreadsheet would run as a formula. */
const harmless = (name: string) => (/^\s*[=+\-@]/.test(name) ? `'${name}` : name);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Whether they were copied: as both where the browser takes them, else as text by `fallback`. */
export async function putOnClipboard(
  { text, html }: CopiedCells,
  fallback: (text: string) => Promise<boolean>,
): Promise<boolean> {
  try {
    const blob = (content: string, type: string) => new Blob([content], { type });
    const item = { 'text/plain': blob(text, 'text/plain'), 'text/html': blob(html, 'text/html') };
    await navigator.clipboard.write([new ClipboardItem(item)]);
    return true;
  } catch {
    return fallback(text);
  }
}
