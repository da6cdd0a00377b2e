import { describe, expect, it } from 'vitest';
import { problemOf } from './expression-problem.ts';
import { insertionOf, snippetNames } from './snippets.ts';

describe('insertionOf', () => {
  it('leaves selected what is to be typed over', () => {
    const { text, from, to } = insertionOf('saldo', '');
    expect(text).toBe('saldo("1105")');
    expect(text.slice(from, to)).toBe('1105');
  });
  it('puts what was selected inside the functions that take an expression', () => {
    expect(insertionOf('absoluto', 'saldo("24")').text).toBe('absoluto(saldo("24"))');
    expect(insertionOf('saldo', 'saldo("24")').text).toBe('saldo("1105")');
  });
  it.each(snippetNames)('%s makes sense once it is compared', (name) => {
    const { text } = insertionOf(name, '');
    expect(problemOf(name === 'tercero' ? text : `${text} > 0`)).toBeNull();
  });
});
