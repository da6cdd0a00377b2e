/** The flat file of the PILA: read by its positions, proved by its arithmetic, and crossed with the books of its month. */
import { describe, expect, it, test } from 'vitest';
import { runCase } from '#core/engine/run-case.ts';
import type { SecondFile } from '#core/engine/sources/source.ts';
import {
  type WrittenEmployee as Employee,
  planillaHeader as headerOf,
  planillaLine as lineOf,
} from '../../../tests/support/second-files/write-files.ts';
import { source } from './source.ts';

function fileOf(...lines: string[]): SecondFile {
  const workbook: SecondFile['workbook'] = { kind: 'text', fileName: 'planilla.txt', sheets: [] };
  return { workbook, bytes: new TextEncoder().encode(lines.join('\r\n')) };
}

const planilla = (employees: readonly Employee[]) => fileOf(headerOf(employees.length), ...employees.map(lineOf));

const ana = { id: '1022400511', wage: 2_000_000 };
const luis = { id: '1022400922', wage: 3_000_000, name: 'LUIS' };

describe('a planilla', () => {
  test('is recognised by its records, and read without health data', async () => {
    const file = planilla([ana, luis]);
    expect(source.recognises(file)).toBe(true);
    expect(source.recognises(fileOf('01;Cuenta;Saldo', '02;x;1'))).toBe(false);
    const { table } = await source.read(file);
    expect(table).toMatchObject({ nit: '900481237', from: '2026-03', to: '2026-03', rows: 2 });
    expect(table!.people[0]).toEqual({
      month: '2026-03',
      key: '1022400511',
      name: 'ANA RUIZ',
      base: 200000000n,
      days: 30,
      isIntegral: false,
      paid: { pension: 32000000n, health: 8000000n, risk: 1050000n, fund: 8000000n },
      solidarity: 0n,
      entities: { pension: '230301', health: 'EPS005', risk: '14-23', fund: 'CCF04' },
      row: 2,
    });
  });

  test('adds up the lines of a person', async () => {
    const parts = [
      { ...ana, base: 1_000_000, days: 15 },
      { ...ana, base: 1_000_000, days: 15 },
    ];
    const { table } = await source.read(fileOf(headerOf(1), ...parts.map(lineOf)));
    expect(table!.people).toHaveLength(1);
    expect(table!.people[0]).toMatchObject({ base: 200000000n, days: 30 });
  });

  test.each([
    ['cut lines', fileOf(headerOf(1), lineOf(ana).slice(0, 300)), /^Línea 2: tiene 300 caracteres/],
    ['people missing', fileOf(headerOf(5), lineOf(ana)), /dice 5 cotizantes y el archivo trae 1/],
    [
      'letters in an amount',
      fileOf(headerOf(1), `${lineOf(ana).slice(0, 246)}X${lineOf(ana).slice(247)}`),
      /Línea 2: un valor/,
    ],
    [
      'other positions',
      fileOf(headerOf(1), `${lineOf(ana).slice(0, 244)}000999900${lineOf(ana).slice(253)}`),
      /En 1 de 1 empleados el aporte a pensión no es su base por su tarifa/,
    ],
    ['another month', fileOf(headerOf(1, '2026-13'), lineOf(ana)), /se esperaba el periodo de pensión/],
  ])('with %s is refused', async (_, file, reason) => {
    const { table, problems } = await source.read(file);
    expect(table).toBeNull();
    expect(problems).toEqual([expect.stringMatching(reason)]);
  });
});

const wages = `
  51050601 Sueldos             | 1022400511 Ana Ruiz  | 0 | 2000000 |      0 | 2000000
  51050601 Sueldos             | 1022400922 Luis Ruiz | 0 | 3000000 |      0 | 3000000
`;
const owed = (pension: number) => `
  23803001 Fondos de pensiones | 800224808 Porvenir   | 0 |       0 | ${pension} | -${pension}
  23700501 Aportes EPS         | 800251440 Sanitas    | 0 |       0 | 200000 | -200000
  23700601 Aportes ARL         | 860011153 Positiva   | 0 |       0 |  26100 |  -26100
  23701001 Aportes caja        | 890900841 Comfama    | 0 |       0 | 200000 | -200000
`;

async function crossed(employees: readonly Employee[], books: string) {
  const { table } = await source.read(planilla(employees));
  const result = runCase(
    source.validation,
    { planilla: source.text },
    { name: '', books, findings: [] },
    { planilla: table! },
  );
  return {
    findings: result.findings.map(({ rule, account, amount, thirdParties }) => [
      rule,
      account,
      amount,
      thirdParties.map(({ nit }) => nit).join(),
    ]),
    notEvaluated: result.notEvaluated.map(({ rule }) => rule),
    words: result.findings.map(({ title, message }) => `${title} ${message}`).join(' '),
  };
}

describe('the crossing', () => {
  it('has nothing to tell where books and planilla agree, roundings and whose fund is whose apart', async () => {
    expect((await crossed([ana, luis], wages + owed(800_000))).findings).toEqual([]);
    const funds =
      wages +
      owed(320_000).replace(
        '23700501',
        '23803001 Fondos de pensiones | 800227940 Colfondos | 0 | 0 | 480000 | -480000\n  23700501',
      );
    const two = [ana, { ...luis, pensionEntity: '231001' }];
    expect((await crossed(two, funds)).findings).toEqual([]);
  });

  it('tells what an administrator is owed otherwise', async () => {
    const { findings, words } = await crossed([ana, luis], wages + owed(700_000));
    expect(findings).toEqual([['PLA-1', '23803001', '100000.00', '800224808']]);
    expect(words).toMatch(/faltan .{0,3}100\.000/);
  });

  it('tells who is not in the planilla, whose base is below the wage, and who has no wages', async () => {
    const more = `
      51050601 Sueldos | 1022400933 Eva Lara   | 0 | 1800000 | 0 | 1800000
      51050601 Sueldos | 1022400944 Gil Lara   | 0 | 9000000 | 0 | 9000000
      51050601 Sueldos | 1022400955 Oro Lara   | 0 | 1000000 | 0 | 1000000
    `;
    const employees = [
      ana,
      { ...luis, base: 2_500_000 },
      { id: '1022400944', wage: 9_000_000, base: 6_300_000, integral: true },
      { id: '1022400955', wage: 1_000_000, base: 500_000, days: 15 },
      { id: '1022400999', wage: 1_750_905, name: 'ZOE' },
    ];
    const { findings, notEvaluated } = await crossed(employees, wages + more);
    expect(findings).toEqual([
      ['PLA-2', '51050601', '1800000.00', '1022400933'],
      ['PLA-3', '51050601', '500000.00', '1022400922'],
      ['PLA-4', null, '1750905.00', '1022400999'],
    ]);
    expect(notEvaluated).toEqual(['PLA-1']);
  });

  it('is not evaluated with the planilla of others, or of another month', async () => {
    const others = [
      { id: '1', wage: 2_000_000 },
      { id: '2', wage: 3_000_000 },
    ];
    expect((await crossed(others, wages + owed(800_000))).notEvaluated).toEqual(['PLA-2', 'PLA-3', 'PLA-4']);
    const { table } = await source.read(fileOf(headerOf(1, '2026-02'), lineOf(ana)));
    const result = runCase(
      source.validation,
      { planilla: source.text },
      { name: '', books: wages, findings: [] },
      { planilla: table! },
    );
    expect(result).toMatchObject({
      outcome: 'no_evaluada',
      reason: 'Las planillas van de 2026-02 a 2026-02: trae la de este mes.',
    });
  });
});
