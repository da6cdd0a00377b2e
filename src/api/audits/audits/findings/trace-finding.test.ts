import { zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DATA } from '#core/books/balance-data.ts';
import { encodeBalance } from '#core/books/trial-balance-blob.ts';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { traceFinding } from './trace-finding.ts';

const accounts = ['11050501 Caja', '11100501 Bancos', '13050501 Clientes', '15240501 Muebles', '31050501 Capital'];

/** A month whose accounts of the last level end in `suffix`. */
function month(period: string, suffix: string, amount: number) {
  const lines = accounts.map(
    (account) => `${account.replace(' ', `${suffix} `)} | 900100200 Ana | 0 | ${amount} | 0 | ${amount}`,
  );
  const { [DATA]: data } = balanceOfBooks(period, lines.join('\n'));
  return { id: period, stored: { id: period, period, balance: zstdCompressSync(encodeBalance(data)) } };
}

test.each([null, '900100200'])(
  'months before a change of codes are shown under the new one (third party %s)',
  async (nit) => {
    const months = [month('2026-01', '', 3), month('2026-02', '', 5), month('2026-03', '00', 7)];
    const task = {
      months,
      foundIn: months[2]!,
      rows: [1],
      series: { accounts: ['1105050100'], nits: nit === null ? null : [nit] },
    };
    const trace = await traceFinding(task);
    expect(trace.months.map(({ period, closing }) => [period, closing])).toEqual([
      ['2026-01', '3.00'],
      ['2026-02', '5.00'],
      ['2026-03', '7.00'],
    ]);
  },
);
