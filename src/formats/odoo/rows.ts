/** Row classifier of Odoo's six-column balance: `110505 Caja`, a third party of the account above, or the total. */

import { netAmount } from '#core/reading/cells/net-amount.ts';
import { namesNobody } from '#core/reading/cells/nobody.es.ts';
import { readThirdPartyCell } from '#core/reading/cells/third-party-cell.ts';
import type { RawRow } from '#core/reading/format.ts';
import { plainText } from '#core/reading/headers/header-row.ts';
import { cellReader, emptyRow, hasAmounts } from '#core/reading/rows/raw-row.ts';
import { text } from '#core/reading/rows/raw-rows.ts';
import { totalOf } from '#core/reading/rows/total-lines.es.ts';
import type { Cell, SheetRow } from '#core/reading/workbook.ts';
import type { Layout } from './layout.es.ts';

const ACCOUNT = /^(\d{1,8}|\d{10})(?:\s+(\S.*))?$/;

interface Account {
  code: string;
  name: string;
  /** Spaces before its code. */
  indent: number;
}

export function sixColumnRows({ columns, credits }: Layout): (row: SheetRow) => RawRow | null {
  const read = cellReader(columns);
  const raw = emptyRow();
  let account: Account = { code: '', name: '', indent: 0 };
  return ({ cells }) => {
    const first = text(cells[0] ?? null);
    raw.opening = netAmount(read(cells, 'opening'), cells[credits!.opening] ?? null);
    raw.debit = read(cells, 'debit');
    raw.credit = read(cells, 'credit');
    raw.closing = netAmount(read(cells, 'closing'), cells[credits!.closing] ?? null);
    // Its words may be in the column of names.
    if (cells.slice(0, columns.opening).some((cell) => totalOf(plainText(cell)) === 'report')) {
      raw.kind = 'grand_total';
      return raw;
    }
    const own = accountOf(cells[0] ?? null, account);
    if (own) account = { ...own, name: own.name || text(read(cells, 'name')) };
    else if (!hasAmounts(raw)) return null;
    const thirdParty = own || namesNobody(first) ? null : readThirdPartyCell(first);
    raw.kind = own ? 'unknown' : 'detail';
    raw.codeFrom = own ? undefined : 'title';
    raw.code = account.code;
    raw.name = account.name;
    raw.id = thirdParty?.id ?? null;
    raw.thirdPartyName = thirdParty?.name ?? null;
    return raw;
  };
}

/**
 * A number that sorts after the account above. Excludes ids of nine digits, and deeper-indented rows that are not under
 * that account: third parties whose name begins with a number.
 */
function accountOf(cell: Cell, above: Account): Account | null {
  const [, code, name = ''] = ACCOUNT.exec(text(cell)) ?? [];
  if (code === undefined || code <= above.code) return null;
  const indent = typeof cell === 'string' ? cell.search(/\S/) : 0;
  if (above.code !== '' && indent > above.indent && !code.startsWith(above.code)) return null;
  return { code, name, indent };
}
