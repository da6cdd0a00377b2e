import { expect, test } from 'vitest';
import { TextMemo } from '#core/dictionary/text-memo.ts';

/** A memo of two texts, and what it had to make. */
function memo() {
  const made: string[] = [];
  const lengths = new TextMemo<number | null>(2);
  const of = (text: string) =>
    lengths.of(text, (unknown) => {
      made.push(unknown);
      return unknown === '' ? null : unknown.length;
    });
  return { of, made };
}

test('makes a result once, null included', () => {
  const { of, made } = memo();
  expect([of('caja'), of(''), of('caja'), of('')]).toEqual([4, null, 4, null]);
  expect(made).toEqual(['caja', '']);
});

test('keeps no more texts than said, and begins again', () => {
  const { of, made } = memo();
  for (const text of ['a', 'b', 'c', 'c', 'a']) of(text);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});

test('keeps no text that is long', () => {
  const { of, made } = memo();
  const long = 'a'.repeat(101);
  expect([of(long), of(long)]).toEqual([101, 101]);
  expect(made).toEqual([long, long]);
});
