import { describe, expect, it } from 'vitest';
import { hiddenOf, orderAfter, orderOf, orderText } from './columns.ts';

const columns = [{ key: 'name', isName: true } as const, { key: 'nit' }, { key: 'state' }];

describe('the columns that an address hides', () => {
  it('are those that can be hidden, and nothing else', () => {
    expect(hiddenOf('state.nit', columns)).toEqual(['nit', 'state']);
    expect(hiddenOf('name.age.state', columns)).toEqual(['state']);
    expect([hiddenOf('', columns), hiddenOf(null, columns)]).toEqual([[], []]);
  });
});

describe('the order of a list', () => {
  it('is written as addresses say it', () => {
    expect(orderOf('-nit')).toEqual({ key: 'nit', descending: true });
    expect([orderText(orderOf('-nit')), orderText(orderOf('nit'))]).toEqual(['-nit', 'nit']);
  });
  it('turns when its column is pressed again, and begins as the column says', () => {
    const byName = orderOf('name');
    expect(orderText(orderAfter(byName, { key: 'name', sorts: 'up' }))).toBe('-name');
    expect(orderText(orderAfter(byName, { key: 'date', sorts: 'down' }))).toBe('-date');
    expect(orderText(orderAfter(orderOf('-date'), { key: 'date', sorts: 'down' }))).toBe('date');
  });
});
