/** What a row is refused for, or asked about, before it is loaded; and when a table ends. */
import { expect, test } from 'vitest';
import { checkRate } from './check-rate.ts';
import { coverageOf, endsSoon } from './coverage.ts';
import { tablesWith } from './dated-tables.ts';
import type { LoadedRate } from './loaded-rate.ts';
import { describeRateProblem, fieldOfProblem } from './rate-words.es.ts';

const may: LoadedRate = {
  table: 'interest',
  key: '',
  from: '2026-05-01',
  to: '2026-05-31',
  values: { ibc: 18, usury: 27 },
  norm: 'Resolución 800 de 2026',
};
const purchases: LoadedRate = {
  table: 'withholding',
  key: 'COMPRAS_DECL',
  from: '2027-01-01',
  to: null,
  values: { minBaseUvt: 10, percent: 3 },
  norm: 'Decreto 1 de 2027',
};
const sentences = (rate: LoadedRate, loaded: readonly LoadedRate[] = []) =>
  checkRate(loaded, rate).problems.map((problem) => `${fieldOfProblem(problem)}: ${describeRateProblem(problem)}`);

test('a row that follows the last one is loaded', () => {
  expect(checkRate([], may)).toEqual({ problems: [], known: null, isSame: false });
  expect(checkRate([], purchases)).toEqual({ problems: [], known: null, isSame: false });
});

test.each<[string, LoadedRate, string]>([
  [
    'a month without its end',
    { ...may, to: null },
    'from: La fila es de un mes: empieza el primer día y termina el último.',
  ],
  [
    'a slip of the point',
    { ...may, values: { ibc: 1.8, usury: 2.7 } },
    'figures.ibc: Interés bancario corriente: esperamos entre 5 % y 60 %. Revisa el punto y la coma.',
  ],
  [
    'a jump',
    { ...may, values: { ibc: 28, usury: 42 } },
    'figures.ibc: Interés bancario corriente: venía en 17,84 % y el cambio es mayor que cualquiera que haya habido. Revisa la cifra.',
  ],
  [
    'usury of another month',
    { ...may, values: { ibc: 18, usury: 26.76 } },
    'figures.usury: La usura es una vez y media el interés corriente: con ese interés es 27 %.',
  ],
  ['a figure missing', { ...may, values: { ibc: 18 } }, 'figures.usury: Escribe usura.'],
  [
    'a field of another table',
    { ...may, values: { ...may.values, uvt: 5 } },
    'figures.uvt: Esta tabla no tiene el dato uvt.',
  ],
  [
    'a month beyond the next',
    { ...may, from: '2026-07-01', to: '2026-07-31' },
    'from: La fila anterior termina el 30 de abril de 2026: esta debe empezar al otro día, para que ningún día quede sin tarifa.',
  ],
  [
    'a concept that does not exist',
    { ...purchases, key: 'COMPRA' },
    'key: Elige un concepto de la lista, o un CIIU de cuatro dígitos que tenga tarifa.',
  ],
  ['an end before the beginning', { ...purchases, to: '2026-12-31' }, 'to: La vigencia termina antes de empezar.'],
  [
    'a later row within',
    { ...purchases, from: '2026-06-01' },
    'from: Se cruza con una fila que rige desde el 1 de julio de 2026. Termina esta antes, o retira la otra.',
  ],
  [
    'before the table',
    { ...purchases, from: '2010-01-01', to: '2010-12-31' },
    'from: La tabla empieza el 11 de octubre de 2016: antes no se evalúa.',
  ],
])('%s is refused', (_, rate, sentence) => {
  expect(sentences(rate)).toContain(sentence);
});

test('a time that is known with other figures is asked about, and with the same ones there is nothing to load', () => {
  const other = { ...may, values: { ibc: 18.2, usury: 27.3 } };
  expect(checkRate([may], other)).toMatchObject({ problems: [], known: { values: may.values }, isSame: false });
  expect(checkRate([may], may)).toMatchObject({ problems: [], known: null, isSame: true });
  const april = { ...may, from: '2026-04-01', to: '2026-04-30' };
  expect(checkRate([], april).known).toMatchObject({ values: { ibc: 17.84, usury: 26.76 } });
});

test('the end of each table, and a month before it', () => {
  const ends = Object.fromEntries(coverageOf(tablesWith([])).map(({ table, until }) => [table, until]));
  expect(ends).toEqual({
    interest: '2026-04-30',
    productive: null,
    uvt: '2026-12-31',
    ipc: '2026-02-28',
    wage: '2026-12-31',
    withholding: null,
    payroll: null,
    selfWithholding: null,
  });
  expect(coverageOf(tablesWith([may]))[0]).toMatchObject({ until: '2026-05-31' });
  expect(['2026-11-29', '2026-11-30', '2027-01-05'].map((day) => endsSoon({ until: '2026-12-31' }, day))).toEqual([
    false,
    true,
    true,
  ]);
  expect(endsSoon({ until: null }, '2026-11-30')).toBe(false);
});
