import { expect, test } from 'vitest';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { chartChange, inOtherCodes } from './chart-change.ts';
import { History } from './history.ts';

const accounts = [
  ['11050501', 'Caja general'],
  ['11100501', 'Bancolombia'],
  ['13050501', 'Clientes nacionales'],
  ['22050501', 'Proveedores'],
  ['31050501', 'Capital'],
  ['51201001', 'Arrendamiento'],
] as const;
const books = (suffix: string, amount = 5, name = (given: string) => given) =>
  accounts
    .map(([code, given]) => `${code}${suffix} ${name(given)} | 900100200 Ana | 0 | ${amount} | 0 | ${amount}`)
    .join('\n');

const before = balanceOfBooks('2026-02', books(''));

test('zeros behind the codes of the last level are a change of software', () => {
  const now = balanceOfBooks('2026-03', `${books('00')}\n5195950100 Otros | | 0 | 1 | 0 | 1`);
  expect(chartChange(before, now)).toEqual(new Map(accounts.map(([code]) => [code, `${code}00`])));
  const carried = inOtherCodes(before, chartChange(before, now)!);
  expect(carried.codes(carried.leaves())).toEqual(accounts.map(([code]) => `${code}00`));
  expect(carried.sum('110505')).toEqual(before.sum('110505'));
  expect(new History({ year: 2026, month: 3 }, [before], now).before()?.balance.accountIndex('1105050100')).not.toBe(
    -1,
  );
});

test('an account numbered anew within its account is found by its name, in its place', () => {
  const old = balanceOfBooks(
    '2026-02',
    [...Array(10).keys()]
      .map(
        (index) =>
          `110505${String(index + 10)} Caja ${String.fromCharCode(65 + index)}${'X'.repeat(index)} | 9001 Ana | 0 | ${index + 1} | 0 | ${index + 1}`,
      )
      .join('\n'),
  );
  const table = old
    .leaves()
    .map((leaf) => old.leaf(leaf))
    .map(({ code, name }) => `${code === '11050510' ? '1105057700' : `${code}00`} ${name} | 9001 Ana | 1 | 0 | 0 | 1`)
    .join('\n');
  const carried = inOtherCodes(old, chartChange(old, balanceOfBooks('2026-03', table))!);
  const codes = carried.codes(carried.leaves());
  expect(codes).toEqual(codes.toSorted());
  expect(codes.at(-1)).toBe('1105057700');
  expect(carried.sum('1105057700').closing).toBe(old.sum('11050510').closing);
  expect(carried.sum('1105051900').closing).toBe(old.sum('11050519').closing);
});

test.each([
  ['the same codes', books('')],
  ['auxiliaries opened below the old accounts', `${books('')}\n${books('00', 7)}`],
  ['other names', books('00', 5, (name) => `${name} otra`)],
  ['shorter codes', books('').replaceAll('01 ', ' ')],
  ['other endings', books('01')],
])('%s are none', (_, table) => {
  const now = balanceOfBooks('2026-03', table);
  expect(chartChange(before, now)).toBeNull();
});
