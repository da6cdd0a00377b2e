import { expect, test } from 'vitest';
import { outcomeWords, unevaluatedWords } from './outcome-words.es.ts';

const rules = [
  { rule: 'RET-1', reason: 'Falta el NIT.' },
  { rule: 'RET-2', reason: 'Falta el NIT.' },
  { rule: 'RET-8', reason: 'Falta el municipio.' },
];

test('rules that were not evaluated are counted, each reason once with its rules', () => {
  expect(unevaluatedWords(rules)).toBe('3 reglas sin evaluar: Falta el NIT (RET-1, RET-2); Falta el municipio (RET-8)');
  expect(unevaluatedWords(rules.slice(2))).toBe('1 regla sin evaluar: Falta el municipio (RET-8)');
  expect(unevaluatedWords([])).toBe('');
});

test('without findings is said of what was evaluated', () => {
  expect(outcomeWords({ outcome: 'sin_hallazgos', notEvaluated: rules })).toBe('sin hallazgos en lo evaluado');
  expect(outcomeWords({ outcome: 'sin_hallazgos', notEvaluated: [] })).toBe('sin hallazgos');
  expect(outcomeWords({ outcome: 'con_hallazgos', notEvaluated: rules })).toBe('con hallazgos');
});
