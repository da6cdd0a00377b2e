import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { DATA } from './balance-data.ts';
import { decodeBalance, encodeBalance } from './trial-balance-blob.ts';

const books = `
  = 13 Deudores          |                     | 1000 | 500 | 300 | 1200
  = 13050501 Clientes    |                     | 1000 | 500 | 300 | 1200
  13050501 Clientes      | 900123456 Acme      |  400 | 200 | 100 |  500
  13050501 Clientes      | 800200300 Beta      |  500 | 300 | 200 |  600
  13050501 Clientes      | 9001234568 Acme SAS |  100 |   0 |   0 |  100
  11050501 Caja          |                     |   50 |   0 |  10 |   40
  41350501 Ventas        | 900123456 Acme      | -500 |   0 | 200 | -700
`;

describe('the trial-balance view', () => {
  const balance = balanceOfBooks('2026-03', books);

  it('counts facts once: titles are control totals', () => {
    expect(balance.rowCount).toBe(5);
    expect(balance.sum('')).toEqual({ opening: 55000n, debit: 50000n, credit: 51000n, closing: 54000n });
    expect(balance.declared(balance.accountIndex('13050501'))).toMatchObject({ closing: 120000n, row: 3 });
    expect(balance.declared(balance.accountIndex('11050501'))).toBeNull();
  });

  it('sums any prefix as one range', () => {
    expect(balance.sum('13').closing).toBe(120000n);
    expect(balance.sum('1305').debit).toBe(50000n);
    expect(balance.sum('2')).toEqual({ opening: 0n, debit: 0n, credit: 0n, closing: 0n });
    expect(balance.leaves('1').map((index) => balance.leaf(index).code)).toEqual(['11050501', '13050501']);
  });

  it('groups a NIT with its DV glued on under the same third party', () => {
    const thirdParties = balance.people(balance.leaves('13050501'), { withNone: true }).list;
    expect(thirdParties.map(({ key, closing, rows }) => ({ key, closing, rows }))).toEqual([
      { key: '900123456', closing: 60000n, rows: [4, 6] },
      { key: '800200300', closing: 60000n, rows: [5] },
    ]);
  });

  it('survives its blob, byte by byte the same', () => {
    const blob = encodeBalance(balance[DATA]);
    const again = decodeBalance(blob);
    expect(again).toEqual(balance[DATA]);
    expect(encodeBalance(again)).toEqual(blob);
    const misaligned = new Uint8Array(blob.length + 3);
    misaligned.set(blob, 3);
    expect(decodeBalance(misaligned.subarray(3))).toEqual(balance[DATA]);
    expect(() => decodeBalance(blob.subarray(4))).toThrow(RangeError);
  });

  it('sums prefixes like a plain loop, on random books', () => {
    const line = fc.record({
      code: fc.stringMatching(/^[1-9]\d{0,7}$/),
      opening: fc.integer({ min: -1000, max: 1000 }),
      debit: fc.nat(500),
      credit: fc.nat(500),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), fc.stringMatching(/^[1-9]\d{0,2}$/), (lines, prefix) => {
        const table = lines.map(
          ({ code, opening, debit, credit }, row) =>
            `${code} x | ${900000000 + row} y | ${opening} | ${debit} | ${credit} | ${opening + debit - credit}`,
        );
        const view = balanceOfBooks('2026-03', table.join('\n'));
        const expected = lines.filter(({ code }) => code.startsWith(prefix)).reduce((sum, { debit }) => sum + debit, 0);
        return view.sum(prefix).debit === BigInt(expected) * 100n;
      }),
    );
  });
});
