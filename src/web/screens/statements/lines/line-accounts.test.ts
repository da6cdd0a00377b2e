import { expect, it } from 'vitest';
import { acceptAll, accountsOf, assign, changedPatterns, unassign } from './line-accounts.ts';

const account = (
  code: string,
  line: string | null,
  standing: 'code' | 'proposed' | 'none',
  assignedBy: string | null,
) => ({
  code,
  name: `Cuenta ${code}`,
  closing: '0.00',
  byDefault: line,
  standing,
  line,
  assignedBy,
});
const accounts = [
  account('11050501', 'cash', 'code', null),
  account('17700101', 'otherAssets', 'proposed', null),
  account('17700102', 'otherAssets', 'proposed', '17700102'),
  account('88010101', null, 'none', null),
];
const codes = (...asked: [filter: Parameters<typeof accountsOf>[1], words?: string]) =>
  accountsOf(accounts, ...asked).map(({ code }) => code);

it('tells what is proposed and not accepted from what the company said', () => {
  expect(codes('propuestas')).toEqual(['17700101']);
  expect(codes('sin-linea')).toEqual(['88010101']);
  expect(codes('cambiadas')).toEqual(['17700102']);
  expect(codes('todas', '1770')).toEqual(['17700101', '17700102']);
});

it('accepts all proposals, says a line, takes it back', () => {
  const said = acceptAll({ '17700102': 'otherAssets' }, accounts);
  expect(said).toEqual({ '17700101': 'otherAssets', '17700102': 'otherAssets' });
  expect(unassign(assign({}, '1105', 'cash'), '1105')).toEqual({});
  expect(changedPatterns({ a: 'x', b: 'y' }, { b: 'z', c: 'x' })).toEqual(['a', 'b', 'c']);
});
