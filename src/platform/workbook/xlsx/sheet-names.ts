/** Names of the sheets of a workbook. */
import type { SheetToWrite } from './write-workbook.ts';

/** Longest name of a sheet in Excel. */
const LONGEST_NAME = 31;

/** Names as Excel accepts them: short, without its signs, and each once whatever the case. */
export function withOwnNames(sheets: readonly SheetToWrite[]): SheetToWrite[] {
  const taken = new Set<string>();
  return sheets.map((sheet) => {
    const clean =
      sheet.name
        .replaceAll(/[[\]:*?/\\]/g, ' ')
        .replaceAll(/^'+|'+$/g, '')
        .trim() || 'Hoja';
    let name = clean.slice(0, LONGEST_NAME).trim();
    for (let number = 2; taken.has(name.toLowerCase()); number++) {
      const suffix = ` ${number}`;
      name = clean.slice(0, LONGEST_NAME - suffix.length).trim() + suffix;
    }
    taken.add(name.toLowerCase());
    return { ...sheet, name };
  });
}
