import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileExpression } from './compile-expression.ts';
import { describeExpressionError } from './expression-error.es.ts';
import { ExpressionError, pointAt } from './expression-error.ts';
import { vocabulary } from './vocabulary.ts';

const guide = readFileSync(new URL('guide.es.md', import.meta.url), 'utf8');
/** Contents of the fenced blocks without language. */
const blocks = [...guide.matchAll(/^ *```\n([\s\S]*?)^ *```$/gm)].map(([, block]) => block!.trim());

it('the examples of the guide are valid expressions, at least ten', () => {
  const examples = blocks.filter((block) => !/^cuadre|\^/m.test(block));
  expect(examples.length).toBeGreaterThanOrEqual(11);
  for (const example of examples) expect(compileExpression(example).account).toMatch(/^\d+$/);
});

it('the error in the guide is the one that the parser gives', () => {
  const shown = blocks.find((block) => block.includes('^'))!;
  const [source] = shown.split('\n');
  expect(() => compileExpression(source!)).toThrow(ExpressionError);
  try {
    compileExpression(source!);
  } catch (error) {
    const wrong = error as ExpressionError;
    expect(shown).toBe(`${pointAt(source!, wrong)}\n${describeExpressionError(wrong)}`);
  }
});

it('the guide explains every word of the language', () => {
  expect(vocabulary.filter((word) => !new RegExp(`\\b${word}\\b`).test(guide))).toEqual([]);
});
