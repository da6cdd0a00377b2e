/** Company settings on the command line: they change the audit, and errors are reported with their path. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { AuditReport } from '#core/engine/finding.ts';
import { findingsOf, fixturesFolder } from '../ruling/audit-folder.ts';
import { type CuadreRun, cuadre } from '../support/run-cuadre.ts';

const folder = mkdtempSync(join(tmpdir(), 'cuadre-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

function withSettings(name: string, settings: unknown): Promise<CuadreRun> {
  const path = join(folder, name);
  writeFileSync(path, typeof settings === 'string' ? settings : JSON.stringify(settings));
  return cuadre('auditar', join(fixturesFolder, 'clean'), '--json', '--parametros', path);
}

test('settings change the findings', async () => {
  const before = await cuadre('auditar', join(fixturesFolder, 'clean'), '--json');
  const report: AuditReport = JSON.parse(before.out);
  expect(findingsOf(report, 'invertida')).toEqual([]);
  // Declares another base of contra accounts, which these books lack.
  const after = await withSettings('otra.json', { invertida: { parameters: { pares: [['1592', '19']] } } });
  const found = findingsOf(JSON.parse(after.out), 'invertida');
  expect(found.map(({ account }) => account?.slice(0, 4))).toContain('1592');
  expect(after.code).toBeLessThan(2);
});

test('all errors in settings are reported, and nothing is audited', async () => {
  const wrong = await withSettings('mala.json', {
    retencion: { roles: { retHonorarios: ['24x'] }, parameters: { vecesLaBase: '20' } },
    retenciones: {},
  });
  expect(wrong).toMatchObject({ code: 2, out: '' });
  const lines = wrong.err.trim().split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/mala\.json, en retencion\.roles\.retHonorarios\.0: «24x» no es una cuenta/),
    expect.stringMatching(/en retencion\.parameters\.vecesLaBase: Escribe un número entero/),
    expect.stringMatching(/en retenciones: No existe esa validación\. Hay: .*retencion/),
  ]);
  expect((await withSettings('rota.json', '{')).err).toContain('rota.json');
  expect((await cuadre('auditar', fixturesFolder, '--parametros', join(folder, 'no-hay.json'))).code).toBe(2);
});

test('configurable settings are printed with their defaults, ready to copy', async () => {
  const { out } = await cuadre('validaciones', 'invertida', '--json');
  expect(JSON.parse(out)).toMatchObject({
    key: 'invertida',
    roles: { capitalPorSuscribir: { label: 'Capital por suscribir', accounts: ['310510'] } },
    parameters: { capitalSuscrito: { kind: 'amount', value: '0.00' } },
  });
});
