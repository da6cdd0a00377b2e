/** The first rows of a sheet, kept for detection. */
import { HEAD_ROWS, type SheetRow } from '#core/reading/workbook.ts';

/** Collects copies of the first `HEAD_ROWS` rows of a scan, which it then stops. */
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
