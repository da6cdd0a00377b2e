/** `cuadre estados`: statements of a folder, for people and as a document. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { fixturesFolder } from '../ruling/audit-folder.ts';
import { rowsOf } from '../support/made-files.ts';
import { cuadre } from '../support/run-cuadre.ts';

const layouts = join(fixturesFolder, 'formats/siigo-nube');

test('statements of the newest month, with their checks', async () => {
  const { out } = await cuadre('estados', layouts);
  expect(out).toMatch(/Estado de situación financiera · \w+ de 20\d\d/);
  expect(out).toMatch(/Total activo +[\d.(]+/);
  expect(out).toMatch(/(Sí|No) {2}Activo igual a pasivo más patrimonio\./);
  expect(out).toMatch(/Estado de resultado integral/);
});

test('one of them, by nature, with accounts, compared', async () => {
  const { out, err } = await cuadre(
    ...['estados', layouts, '--estado', 'resultado-integral', '--por', 'naturaleza', '--cuentas'],
    ...['--comparar', 'acumulado', '--acumulado'],
  );
  expect(err).not.toMatch(/No existe/);
  expect(out).not.toMatch(/situación financiera/);
  expect(out).toMatch(/Beneficios a los empleados/);
  expect(out).toMatch(/ {2}5105 /);
});

test('ratios in their unit', async () => {
  const { out } = await cuadre('estados', layouts, '--estado', 'indicadores');
  expect(out).toMatch(/Razón corriente +[\d.]+,\d\d veces/);
  expect(out).toMatch(/Margen bruto +[\d.]+,\d\d %/);
  expect(out).toMatch(/Días de cartera +[\d.]+,\d\d días/);
});

test('in UVT, in the table, the document and the workbook alike', async () => {
  const asked = ['estados', layouts, '--estado', 'situacion-financiera', '--unidad', 'uvt'] as const;
  const [told] = JSON.parse((await cuadre(...asked, '--json')).out);
  const [position] = told.statements;
  expect(position.restated).toMatchObject({ unit: 'uvt', words: expect.stringMatching(/^En (la )?UVT de/) });
  const { amounts } = position.nodes.find(({ key }: { key: string }) => key === 'totalAssets');
  const { out } = await cuadre(...asked);
  expect(out).toContain(position.restated.words);
  const shown = /Total activo +([\d.,]+)/.exec(out)![1]!;
  expect(shown.replaceAll('.', '').replace(',', '.')).toBe(amounts[0]);
  const path = join(mkdtempSync(join(tmpdir(), 'cuadre-')), 'estados.xlsx');
  await cuadre(...asked, '--xlsx', path);
  const { sheets } = await openWorkbook(readFileSync(path), 'estados.xlsx');
  const rows = Object.values(await rowsOf(sheets[0]!));
  expect(rows.find((cells) => String(cells[1]).trim() === 'Total activo')?.[2]).toBe(Number(amounts[0]));
  expect(rows.flat()).toContain(position.restated.words);
  const wrong = await cuadre('estados', layouts, '--unidad', 'dolares');
  expect(wrong.err).toContain('No hay cifras en «dolares». Las unidades son: pesos, miles, millones, uvt, constantes.');
});

test('and as a document, amounts as decimals', async () => {
  const { out } = await cuadre('estados', layouts, '--json');
  const [told] = JSON.parse(out);
  expect(told.company.nit).toMatch(/^\d+$/);
  const [position] = told.statements;
  expect(position).toMatchObject({ key: 'situacion-financiera', period: expect.stringMatching(/^\d{4}-\d\d$/) });
  const total = position.nodes.find(({ key }: { key: string }) => key === 'totalAssets');
  expect(total.amounts[0]).toMatch(/^-?\d+\.\d\d$/);
});

test('and as a workbook, a sheet a statement', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'cuadre-')), 'estados.xlsx');
  const { err } = await cuadre('estados', layouts, '--xlsx', path);
  expect(err).toContain(path);
  const { sheets } = await openWorkbook(readFileSync(path), 'estados.xlsx');
  expect(sheets.map(({ name }) => name).slice(0, 2)).toEqual([
    'Estado de situación financiera',
    'Estado de resultado integral',
  ]);
  const rows = Object.values(await rowsOf(sheets[0]!));
  const total = rows.find((cells) => String(cells[1]).trim() === 'Total activo');
  expect(total?.[2]).toEqual(expect.any(Number));
});

test.each([
  [['estados'], /Dinos qué archivo/],
  [['estados', layouts, '--estado', 'nada'], /No existe el estado «nada». Los que hay: situacion-financiera, /],
  [['estados', layouts, '--comparar', 'ayer'], /No se puede comparar con «ayer»/],
  [['estados', layouts, '--por', 'gusto'], /por funcion o por naturaleza, no por «gusto»/],
  [['estados', layouts, '--periodo', 'marzo'], /«marzo» no es un mes/],
  [['estados', layouts, '--periodo', '2019-01'], /No hay un balance de enero de 2019/],
  [['estados', join(layouts, 'nada')], /No existe/],
])('%j says what is wrong', async (args, sentence) => {
  expect(await cuadre(...args)).toMatchObject({ code: 2, err: expect.stringMatching(sentence) });
});

test('where it cannot be written is said before anything is read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cuadre-'));
  for (const [path, words] of [
    [folder, 'es una carpeta'],
    [join(folder, 'estados.pdf'), 'debe terminar en .xlsx'],
    [join(folder, 'otra', 'estados.xlsx'), 'No existe la carpeta'],
  ] as const)
    for (const command of ['estados', 'auditar']) {
      const { code, err, out } = await cuadre(command, layouts, '--xlsx', path);
      expect([code, err.trim().split('\n').length, out]).toEqual([2, 1, '']);
      expect(err).toContain(words);
    }
});
