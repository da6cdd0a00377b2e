import { describe, expect, test } from 'vitest';
import type { GuideValidation } from '#api/guide/contract.ts';
import { groupByNorm, groupBySeverity, severityTally } from './group-rules.ts';

const source = (key: string, norm: string, article: string, rules: string[]) => ({
  key,
  norm,
  article,
  rules,
  short: norm,
  text: '.',
  url: null,
});

const iva: GuideValidation = {
  id: 15,
  key: 'iva',
  title: 'IVA',
  summary: '',
  rules: [
    { code: 'IVA-1', title: 'Uno', severity: 'baja', pettySeverity: 'baja' },
    { code: 'IVA-2', title: 'Dos', severity: 'alta', pettySeverity: 'alta' },
    { code: 'IVA-3', title: 'Tres', severity: 'baja', pettySeverity: 'baja' },
  ],
  legal: [
    source('et_437_1', 'Estatuto Tributario', 'art. 437-1', ['IVA-1', 'IVA-2']),
    source('et_60', 'Estatuto Tributario', 'art. 60', ['IVA-3']),
  ],
};
const nit: GuideValidation = {
  id: 19,
  key: 'nit',
  title: 'NIT',
  summary: '',
  rules: [{ code: 'NIT-1', title: 'Uno', severity: 'alta', pettySeverity: 'alta' }],
  legal: [
    source('et_437_1', 'Estatuto Tributario', 'art. 437-1', ['NIT-1']),
    source('cco_50', 'Código de Comercio', 'art. 50', ['NIT-1']),
  ],
};
const codes = (rules: readonly { code: string }[]) => rules.map(({ code }) => code);

test('counts the rules of a validation by severity, the most severe first', () => {
  expect(severityTally(iva)).toEqual([
    { severity: 'alta', count: 1 },
    { severity: 'baja', count: 2 },
  ]);
});

test('groups all rules by severity, in the order of a run', () => {
  const groups = groupBySeverity([nit, iva]);
  expect(groups.map(({ severity, rules }) => [severity, codes(rules)])).toEqual([
    ['alta', ['NIT-1', 'IVA-2']],
    ['baja', ['IVA-1', 'IVA-3']],
  ]);
  expect(groups[0]!.rules[0]!.validation).toEqual({ key: 'nit', title: 'NIT' });
});

describe('by norm', () => {
  test('norms by name, articles by number, and an article once with all that cite it', () => {
    const groups = groupByNorm([iva, nit]);
    expect(
      groups.map(({ norm, sources }) => [norm, sources.map(({ article, rules }) => [article, codes(rules)])]),
    ).toEqual([
      ['Código de Comercio', [['art. 50', ['NIT-1']]]],
      [
        'Estatuto Tributario',
        [
          ['art. 60', ['IVA-3']],
          ['art. 437-1', ['IVA-1', 'IVA-2', 'NIT-1']],
        ],
      ],
    ]);
  });
});
