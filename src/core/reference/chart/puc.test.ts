/** Chart of accounts: size, coherence of the tree, natures of domain.md section 2. */
import { describe, expect, test } from 'vitest';
import { classNature, isContra, natureOf, pucAccount, pucAccounts, pucAncestor } from './puc.ts';

const accounts = pucAccounts();

describe('the table', () => {
  test('has the levels and natures documented in its README', () => {
    const count = (level: string) => accounts.filter((account) => account.level === level).length;
    expect([count('clase'), count('grupo'), count('cuenta'), count('subcuenta')]).toEqual([9, 52, 345, 2127]);
    expect(accounts.filter(({ nature }) => nature === 'D')).toHaveLength(1452);
    expect(accounts.filter(({ nature }) => nature === 'C')).toHaveLength(1081);
  });

  test('every account has its parent', () => {
    const parentLength: Record<number, number> = { 2: 1, 4: 2, 6: 4 };
    const orphans = accounts.filter(
      ({ code }) => code.length > 1 && pucAccount(code.slice(0, parentLength[code.length])) === null,
    );
    expect(orphans).toEqual([]);
  });
});

test('every account has the nature that the table gives it', () => {
  expect(accounts.filter(({ code, nature }) => natureOf(code) !== nature || natureOf(`${code}00`) !== nature)).toEqual(
    [],
  );
});

test('an account is found exactly, an auxiliary through its nearest account of the decree', () => {
  expect(pucAccount('110505')).toEqual({
    code: '110505',
    name: 'Caja general',
    level: 'subcuenta',
    nature: 'D',
    note: null,
  });
  expect(pucAccount('11050501')).toBeNull();
  expect(pucAncestor('11050501')?.code).toBe('110505');
  expect(pucAncestor('135519')?.code).toBe('1355');
  expect(pucAncestor('0')).toBeNull();
});

test.each([
  ['11050501', 'D'],
  ['15921501', 'C'],
  ['22050501', 'C'],
  ['240802', 'C'],
  ['31051001', 'D'],
  ['36100501', 'D'],
  ['41750501', 'D'],
  ['470545', 'D'],
  ['6225', 'C'],
  ['8405', 'C'],
  ['9405', 'D'],
] as const)('nature of %s is %s', (code, nature) => {
  expect(natureOf(code)).toBe(nature);
});

test('class natures follow domain 2.1', () => {
  expect([...'123456789'].map(classNature).join('')).toBe('DCCCDDDDC');
});

test('contra accounts are those of domain 2.2', () => {
  const listed =
    '1299 1399 1499 1592 1597 1598 1599 1698 1699 1798 1899 159610 189515 262010 292010 292510 310510 310515 320510 ' +
    '330516 330518 3610 3710 3110 4175 4275 6225 84 85 86 94 95 96';
  const prefixes = listed.split(' ');
  expect(prefixes.filter((code) => !isContra(code))).toEqual([]);
  const others = accounts.filter(
    ({ code }) => isContra(code) && !code.startsWith('4705') && !prefixes.some((prefix) => code.startsWith(prefix)),
  );
  expect(others).toEqual([]);
});
