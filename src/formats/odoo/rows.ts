/** What each row of Odoo's balance of six columns is: `110505 Caja`, a third party of the account above, or the total. */
import type { RawRow } from '#core/format.ts';
import { grandTotalWords } from '#core/header-aliases.es.ts';
import { plainText } from '#core/header-row.ts';
import { netAmount } from '#core/net-amount.ts';
import { readPartyCell } from '#core/party-cell.ts';
import { cellReader, emptyRow, hasAmounts } from '#core/raw-row.ts';
import { text } from '#core/raw-rows.ts';
import type { SheetRow } from '#core/workbook.ts';
import { isNobody, type Layout } from './layout.es.ts';

/** Ids of nine digits are no accounts; other numbers are, when they come after the account above as the chart is sorted. */
const ACCOUNT = /^(\d{1,8}|\d{10})(?:\s+(\S.*))?$/;

export function sixColumnRows({ columns, credits }: Layout): (row: SheetRow) => RawRow | null {
  const read = cellReader(columns);
  const raw = emptyRow();
  let account = { code: '', name: '' };
  return ({ cells }) => {
    const first = text(cells[0] ?? null);
    raw.opening = netAmount(read(cells, 'opening'), cells[credits!.opening] ?? null);
    raw.debit = read(cells, 'debit');
    raw.credit = read(cells, 'credit');
    raw.closing = netAmount(read(cells, 'closing'), cells[credits!.closing] ?? null);
    if (grandTotalWords.test(plainText(first))) {
      raw.kind = 'grand_total';
      return raw;
    }
    const own = ACCOUNT.exec(first);
    const isAccount = own !== null && own[1]! > account.code;
    if (isAccount) account = { code: own[1]!, name: own[2] ?? text(read(cells, 'name')) };
    else if (!hasAmounts(raw)) return null;
    const party = isAccount || isNobody(first) ? null : readPartyCell(first);
    raw.kind = isAccount ? 'unknown' : 'detail';
    raw.code = account.code;
    raw.name = account.name;
    raw.id = party?.id ?? null;
    raw.thirdPartyName = party?.name ?? null;
    return raw;
  };
}
