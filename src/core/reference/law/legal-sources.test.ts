/** The registry of norms: sentences are complete, no duplicate articles; V1, V2, V14, V15 and V17 are covered. */
import { expect, test } from 'vitest';
import { citation, type LegalSourceKey, legalSources } from './legal-sources.es.ts';

const keys = Object.keys(legalSources) as LegalSourceKey[];

test('every source has one sentence and is cited once', () => {
  for (const key of keys) expect(legalSources[key].text, key).toMatch(/^[A-ZÁÉÍÓÚ][^\n]{15,160}\.$/u);
  expect(new Set(keys.map(citation)).size).toBe(keys.length);
});

test.each([
  ['V1', ['puc_dinamicas', 'et_654_e', 'et_774']],
  ['V2', ['puc_dinamicas', 'niif_pymes_17', 'niif_pymes_27']],
  ['V14', ['et_631', 'et_632', 'et_651', 'et_771_2']],
  ['V15', ['et_555_1', 'et_555_2', 'et_617', 'et_619', 'et_671']],
  ['V17', ['et_654', 'et_655', 'et_772', 'et_773', 'et_774', 'et_775', 'cco_48', 'cco_50', 'cco_57', 'cco_60']],
])('the norms of %s are in the registry', (_section, expected) => {
  expect(keys).toEqual(expect.arrayContaining(expected));
});

test('every norm has the official text of its article, or none that anybody knows', () => {
  expect(legalSources.et_437_1.url).toBe(
    'https://normograma.dian.gov.co/dian/compilacion/docs/estatuto_tributario.htm#437-1',
  );
  expect(legalSources.et_115_par_4.url).toMatch(/#115$/);
  expect(legalSources.dur_1_2_4_4_1.url).toMatch(/#1\.2\.4\.4\.1$/);
  expect(legalSources.cst_249.url).toMatch(/codigo_sustantivo_trabajo\.html$/);
  const without = new Set(keys.filter((key) => legalSources[key].url === null).map((key) => legalSources[key].norm));
  expect([...without].sort()).toEqual([
    'Decreto 2706 de 2012',
    'Ley 21 de 1982',
    'Ley 27 de 1974',
    'Ley 52 de 1975',
    'Ley 89 de 1988',
  ]);
});

test('a citation names norm and article, or the norm alone', () => {
  expect(citation('et_654_e')).toBe('Estatuto Tributario, art. 654, lit. e');
  expect(citation('ley_14_1983')).toBe('Ley 14 de 1983');
});
