import { describe, expect, it } from 'vitest';
import { accountTree, foundNodes, openNodes, stateOf, turned } from './account-tree.ts';

const name = (code: string, isOwn = true) => ({ code, name: `Cuenta ${code}`, isOwn });
const tree = accountTree([
  name('5', false),
  name('51', false),
  name('5160', false),
  name('1', false),
  { code: '51601505', name: 'Depreciación oficina', isOwn: true },
  name('51601510'),
  name('51950501'),
]);
const node = (code: string) => tree.find((one) => one.code === code)!;

describe('the tree of accounts', () => {
  it('holds the accounts of the company under their titles, and no title without accounts', () => {
    expect(tree.map(({ code, level }) => `${level} ${code}`)).toEqual([
      '1 5',
      '2 51',
      '3 5160',
      '4 51601505',
      '4 51601510',
      '3 51950501',
    ]);
    expect([node('5160').entry, node('51601505').entry]).toEqual(['5160', '=51601505']);
  });

  it('opens title by title, and shows what is searched with its titles', () => {
    expect(openNodes(tree, new Set()).map(({ code }) => code)).toEqual(['5']);
    expect(openNodes(tree, new Set(['5', '51'])).map(({ code }) => code)).toEqual(['5', '51', '5160', '51950501']);
    const { found, shown } = foundNodes(tree, 'depreciacion')!;
    expect(found.map(({ code }) => code)).toEqual(['51601505']);
    expect(shown.map(({ code }) => code)).toEqual(['5', '51', '5160', '51601505']);
    expect(foundNodes(tree, ' ')).toBeNull();
  });

  it('says what is chosen, inside a chosen title, or partly chosen', () => {
    const chosen = ['5160', '=51950501'];
    expect(['5160', '51601505', '51', '51950501', '5'].map((code) => stateOf(node(code), chosen))).toEqual([
      'chosen',
      'inside',
      'partly',
      'chosen',
      'partly',
    ]);
    expect(stateOf(node('5160'), [])).toBe('free');
  });

  it('adds many at once, takes them away again, and a title replaces what is below it', () => {
    const both = turned([node('51601505'), node('51601510')], ['1516']);
    expect(both).toEqual(['1516', '=51601505', '=51601510']);
    expect(turned([node('51601505'), node('51601510')], both)).toEqual(['1516']);
    expect(turned([node('5160')], both)).toEqual(['1516', '5160']);
  });
});
