/** Custom rules on the command line: `auditar --reglas` and `probar`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fixturesFolder } from '../ruling/audit-folder.ts';
import { cuadre } from '../support/run-cuadre.ts';

const folder = mkdtempSync(join(tmpdir(), 'cuadre-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

const clean = join(fixturesFolder, 'clean');
const months = ['2026-01', '2026-02', '2026-03'].map((month) => join(clean, `balance-${month}.xlsx`));

function rules(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe('cuadre auditar --reglas', () => {
  it('runs active ones after the others, as propia from 200 up', async () => {
    const path = rules('reglas.json', [
      { nombre: 'Tope de caja', severidad: 'alta', expresion: 'saldo("1105") <= 1_000_000', mensaje: 'Consigna.' },
      { nombre: 'Apagada', severidad: 'critica', expresion: 'saldo("1105") <= 0', activa: false },
      { nombre: 'Hay ventas', severidad: 'media', expresion: 'creditos("41") > 0' },
    ]);
    const { code, out } = await cuadre('auditar', ...months, '--reglas', path, '--json');
    expect(code).toBe(1);
    const own = JSON.parse(out).validations.filter(({ key }: { key: string }) => key === 'propia');
    expect(own).toMatchObject([
      { id: 200, title: 'Tope de caja', findings: [{ rule: 'PRO-200', severity: 'alta', amount: '3000000.00' }] },
      { id: 202, title: 'Hay ventas', outcome: 'sin_hallazgos' },
    ]);
  });

  it.each([
    ['rota.json', '[', 'rota.json'],
    ['objeto.json', {}, 'debe ser una lista'],
    [
      'campo.json',
      [{ nombre: 'A', severidad: 'mucha', expresion: 'saldo("1") > 0' }],
      'validación 1: revisa severidad',
    ],
    ['falta.json', [{ nombre: 'A', severidad: 'alta' }], 'validación 1: revisa expresion'],
    ['sobra.json', [{ nombre: 'A', severidad: 'alta', expresion: 'saldo("1") > 0', x: 1 }], 'validación 1: revisa x'],
    [
      'expresion.json',
      [{ nombre: 'A', severidad: 'alta', expresion: 'saldos("1") > 0' }],
      '¿Quisiste decir saldo?\nsaldos("1") > 0\n^^^^^^',
    ],
  ])('reports errors in %s', async (name, content, sentence) => {
    const { code, out, err } = await cuadre('auditar', ...months, '--reglas', rules(name, content));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
  });
});

describe('cuadre probar', () => {
  it('lists each month, with the figures of those that fail', async () => {
    const expression = 'debitos("1105") <= 250_000';
    const { code, out } = await cuadre('probar', expression, ...months);
    expect(code).toBe(1);
    expect(out).toMatch(/enero de 2026 +se cumple/);
    expect(out).toMatch(/marzo de 2026 +no se cumple\n +debitos\("1105"\) +258\.277,00\n +Diferencia +8\.277,00/);
    expect(out).toContain('No se cumple en 2 de 3 meses.');
    const documents = JSON.parse((await cuadre('probar', expression, ...months, '--json')).out);
    expect(documents.map(({ period, outcome }: Record<string, string>) => `${period} ${outcome}`)).toEqual([
      '2026-01 se_cumple',
      '2026-02 no_se_cumple',
      '2026-03 no_se_cumple',
    ]);
  });

  it('lists the third parties, and months that could not be evaluated', async () => {
    const { code, out } = await cuadre(
      'probar',
      'tercero("1305", saldo("1305") < promedio(saldo("1305"), 1 mes))',
      ...months,
    );
    expect(code).toBe(1);
    expect(out).toMatch(/enero de 2026 +no se evaluó · Falta diciembre de 2025/);
    expect(out).toMatch(/\n {4}[\d.]+ .* S\.A\.S\. +[\d.,]+\n/);
    expect(out).toMatch(/y \d+ más/);
  });

  it('exits with 0 when every month passes', async () => {
    expect(await cuadre('probar', 'saldo("1105") >= 0', ...months)).toMatchObject({ code: 0 });
  });

  it('marks the position of a syntax error, before reading any file', async () => {
    const { code, err } = await cuadre('probar', 'saldo(1105) > 0', join(folder, 'nada.xlsx'));
    expect(code).toBe(2);
    expect(err).toBe(
      'saldo(1105) > 0\n      ^^^^\nEn el carácter 7: esperábamos un código de cuenta entre comillas, como "1105" y encontramos «1105».\n',
    );
    expect((await cuadre('probar', 'saldo("1") > 0')).err).toContain('cuadre probar');
  });
});
