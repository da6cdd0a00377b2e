/** The first rows of a sheet, for detection. */
import { HEAD_ROWS, type SheetRow } from '#core/reading/workbook.ts';

/** Copies the first `HEAD_ROWS` rows of a scan, and stops it. */
export async function readHead(
  scan: (visit: (row: SheetRow) => boolean | undefined) => Promise<void>,
): Promise<SheetRow[]> {
  const head: SheetRow[] = [];
  await scan(({ number, cells }) => {
    head.push({ number, cells: [...cells] });
    return head.length < HEAD_ROWS;
  });
  return head;
}
