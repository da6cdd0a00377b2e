/** Sends a list as a file: Excel workbook or CSV. */

import type { FastifyReply } from 'fastify';
import { type CsvCell, csvFile } from '#core/call/csv.ts';
import type { TableFormat } from '#core/call/table-format.ts';
import { clock } from '#platform/clock.ts';
import { type SheetLook, writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';

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
  /** In Excel. */
  look?: SheetLook;
}

export async function sendTable(
  reply: FastifyReply,
  { title, fileName, rows, look }: Table,
  format: TableFormat = 'csv',
): Promise<FastifyReply> {
  const file = `${fileName}-${clock.today()}.${format}`;
  reply.type(types[format]).header('content-disposition', `attachment; filename="${file}"`);
  if (format === 'csv') return reply.send(csvFile(rows));
  return reply.send(Buffer.from(await writeWorkbook([{ name: title, rows, ...(look && { look }) }])));
}
