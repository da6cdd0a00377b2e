/**
 * Binary encoding of a month: a JSON header for the small parts, then the columns as in memory (little-endian,
 * eight-byte aligned). Compression is the storage's task. Version 1.
 */
import type { BalanceData } from './balance-data.ts';

const MAGIC = 0x43554144; // "CUAD"
const VERSION = 1;

type Column = Uint32Array | Uint16Array | Int8Array | BigInt64Array;
interface Header {
  small: Omit<BalanceData, 'accounts' | 'thirdParties' | 'rows' | 'grandTotal'> & {
    grandTotal: Record<string, string> | null;
  };
  codes: string[];
  accountNames: string[];
  ids: string[];
  names: string[];
  rowCount: number;
}

/** Size in bytes of the widest column type. */
const ALIGNMENT = 8;
const aligned = (offset: number) => Math.ceil(offset / ALIGNMENT) * ALIGNMENT;

export function encodeBalance(data: BalanceData): Uint8Array<ArrayBuffer> {
  const { accounts, thirdParties, rows, grandTotal, ...small } = data;
  const header: Header = {
    small: {
      ...small,
      grandTotal: grandTotal && Object.fromEntries(Object.entries(grandTotal).map(([k, v]) => [k, String(v)])),
    },
    codes: accounts.codes,
    accountNames: accounts.names,
    ids: thirdParties.ids,
    names: thirdParties.names,
    rowCount: rows.account.length,
  };
  const json = new TextEncoder().encode(JSON.stringify(header));
  const columns = columnsOf(data);
  let size = aligned(12 + json.length);
  for (const column of columns) size = aligned(size + column.byteLength);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, VERSION, true);
  view.setUint32(8, json.length, true);
  bytes.set(json, 12);
  let offset = aligned(12 + json.length);
  for (const column of columns) {
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), offset);
    offset = aligned(offset + column.byteLength);
  }
  return bytes;
}

/**
 * Decodes a blob. The columns are views of the given bytes, which must not change afterwards. Throws RangeError on
 * anything but a known version.
 */
export function decodeBalance(source: Uint8Array): BalanceData {
  // Bytes at an unaligned offset of a larger buffer are copied.
  const bytes = source.byteOffset % ALIGNMENT === 0 ? source : new Uint8Array(source);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12 || view.getUint32(0, true) !== MAGIC || view.getUint32(4, true) !== VERSION) {
    throw new RangeError('not a trial-balance blob');
  }
  const jsonLength = view.getUint32(8, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(12, 12 + jsonLength))) as Header;
  let offset = aligned(12 + jsonLength);
  function take<T extends Column>(
    make: new (buffer: ArrayBufferLike, offset: number, length: number) => T,
    length: number,
  ): T {
    const column = new make(bytes.buffer, bytes.byteOffset + offset, length);
    offset = aligned(offset + column.byteLength);
    return column;
  }
  const { rowCount } = header;
  const declared = take(BigInt64Array, header.codes.length * 4);
  const declaredRow = take(Uint32Array, header.codes.length);
  const dvs = take(Int8Array, header.ids.length);
  const rows = {
    account: take(Uint32Array, rowCount),
    thirdParty: take(Uint32Array, rowCount),
    source: take(Uint32Array, rowCount),
    branch: take(Uint16Array, rowCount),
    opening: take(BigInt64Array, rowCount),
    debit: take(BigInt64Array, rowCount),
    credit: take(BigInt64Array, rowCount),
    closing: take(BigInt64Array, rowCount),
  };
  const { grandTotal, ...small } = header.small;
  return {
    ...small,
    accounts: { codes: header.codes, names: header.accountNames, declared, declaredRow },
    thirdParties: { ids: header.ids, names: header.names, dvs },
    rows,
    grandTotal: grandTotal && {
      row: Number(grandTotal.row),
      opening: BigInt(grandTotal.opening!),
      debit: BigInt(grandTotal.debit!),
      credit: BigInt(grandTotal.credit!),
      closing: BigInt(grandTotal.closing!),
    },
  };
}

/** In the order of `decodeBalance`. */
function columnsOf({ accounts, thirdParties, rows }: BalanceData): Column[] {
  return [
    accounts.declared,
    accounts.declaredRow,
    thirdParties.dvs,
    rows.account,
    rows.thirdParty,
    rows.source,
    rows.branch,
    rows.opening,
    rows.debit,
    rows.credit,
    rows.closing,
  ];
}
