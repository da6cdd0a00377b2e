/** Sends a list as a file: Excel workbook or CSV. */

import type { FastifyReply } from 'fastify';
import { type CsvCell, csvFile } from '#core/call/csv.ts';
import type { TableFormat } from '#core/call/table-format.ts';
import { clock } from '#platform/clock.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';

const types: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export interface Table {
  /** Sheet title. */
  title: string;
  /** File name without date and extension. */
  fileName: string;
  /** Header row first. */
  rows: CsvCell[][];
}

export async function sendTable(
  reply: FastifyReply,
  { title, fileName, rows }: Table,
  format: TableFormat = 'csv',
): Promise<FastifyReply> {
  const file = `${fileName}-${clock.today()}.${format}`;
  reply.type(types[format]).header('content-disposition', `attachment; filename="${file}"`);
  return reply.send(format === 'csv' ? csvFile(rows) : Buffer.from(await writeWorkbook([{ name: title, rows }])));
}
