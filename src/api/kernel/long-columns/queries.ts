/** Reads columns of bytes that may be megabytes long. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database.ts';

export type LongColumn =
  | 'trial_balance.balance'
  | 'trial_balance.bytes'
  | 'upload.balance'
  | 'source_file.content'
  | 'received_file.bytes'
  | 'finding_attachment.bytes';

/**
 * Bytes of a piece. The driver receives bytes as hexadecimal text in chunks of 64 kB, and copies what it has of a row that
 * is not complete to buffers of twice the size, again and again; a piece fits into a chunk.
 */
const PIECE = 24 * 1024;

/** The column of each row by id. Throws if one is not seen. */
export async function readLongColumn(
  trx: DatabaseTransaction,
  column: LongColumn,
  ids: readonly string[],
): Promise<Map<string, Buffer>> {
  const bytes = sql.ref(column);
  const piece = sql.lit(PIECE);
  const { rows } = await sql<{ id: string; place: number; piece: Buffer }>`
    select id, place, substring(${bytes} from 1 + ${piece} * place for ${piece}) as piece
      from ${sql.table(column.split('.')[0]!)}, generate_series(0, (octet_length(${bytes}) - 1) / ${piece}) as place
     where id = any(${[...ids]}::uuid[])`.execute(trx);
  const pieces = Map.groupBy(rows, ({ id }) => id);
  const unseen = ids.find((id) => !pieces.has(id));
  if (unseen !== undefined) throw new Error(`${column} of ${unseen} is not seen`);
  return new Map(Array.from(pieces, ([id, own]) => [id, joined(own)]));
}

/** In shared memory: a worker thread that gets it has no copy of its own. */
function joined(pieces: readonly { place: number; piece: Buffer }[]): Buffer {
  const length = pieces.reduce((sum, { piece }) => sum + piece.byteLength, 0);
  const whole = Buffer.from(new SharedArrayBuffer(length));
  for (const { place, piece } of pieces) whole.set(piece, place * PIECE);
  return whole;
}

/** The same of one row. */
export async function readLong(trx: DatabaseTransaction, column: LongColumn, id: string): Promise<Buffer> {
  return (await readLongColumn(trx, column, [id])).get(id)!;
}
