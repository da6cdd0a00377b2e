/** Lines of a pasted list of NITs, as people write them and as spreadsheets copy them. */
import { expect, test } from 'vitest';
import { readPastedNit } from './read-pasted-nit.ts';

const company = { problem: null, kind: 'company', lacks: 0 };

test.each([
  ['890.903.938-8', { ...company, nit: '890903938', dv: 8, givenDv: 8 }],
  ['900534356', { ...company, nit: '900534356', dv: 3, givenDv: null }],
  ['860069804-7', { ...company, nit: '860069804', dv: 2, givenDv: 7 }],
  ['NIT 800197268 - 4', { ...company, nit: '800197268', dv: 4, givenDv: 4 }],
  // Two columns of a sheet, and a name between them.
  ['890903938\t8', { ...company, nit: '890903938', dv: 8, givenDv: 8 }],
  ['890903938\tBancolombia S.A.', { ...company, nit: '890903938', dv: 8, givenDv: null }],
  ['Bancolombia S.A.\t890.903.938', { ...company, nit: '890903938', dv: 8, givenDv: null }],
  ['Muebles 2000 S.A.S.\t890.903.938\t8', { ...company, nit: '890903938', dv: 8, givenDv: 8 }],
  ['12\t890903938', { ...company, nit: '890903938', dv: 8, givenDv: null }],
  // Its DV glued on, right and wrong.
  ['8909039388', { ...company, nit: '890903938', dv: 8, givenDv: 8 }],
  ['8909039381', { ...company, nit: '890903938', dv: 8, givenDv: 1 }],
  ['71334902', { nit: '71334902', problem: null, kind: 'person', dv: 0, givenDv: null, lacks: 0 }],
  ['1020304050', { nit: '1020304050', problem: null, kind: 'person', givenDv: null, lacks: 0 }],
  ['9004812', { nit: '9004812', problem: null, kind: 'person', lacks: 2 }],
  ['12345', { nit: '12345', problem: null, kind: 'person', dv: 8, lacks: 0, isSteady: true }],
  ['52345', { nit: '52345', problem: null, kind: 'person', isSteady: false }],
  ['700123456', { nit: '700123456', problem: null, kind: 'unknown', lacks: 0 }],
])('%s', (line, expected) => {
  expect(readPastedNit(line)).toMatchObject(expected);
});

test.each([
  ['Bancolombia', 'letters'],
  ['AB123456', 'letters'],
  ['9004', 'short'],
  ['845120339921', 'long'],
  ['222222222', 'generic'],
  ['444444001', 'generic'],
  ['123456789', 'filler'],
  ['999999999', 'filler'],
  ['00000', 'filler'],
  ['', 'blank'],
  [' \t ', 'blank'],
  ['0', 'short'],
])('%s is no NIT: %s', (line, problem) => {
  expect(readPastedNit(line)).toMatchObject({ problem, dv: null, kind: null });
});

test.each(['Bancolombia S.A.', 'Consorcio Vía al Mar\tn/a'])(
  'a line that is no number stays as it was written: %s',
  (line) => {
    expect(readPastedNit(line).nit).toBe(line);
  },
);
