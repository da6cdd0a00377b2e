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

test('a role takes one account alone by its exact code', async () => {
  const cleared = (...puente: string[]) => ({ cuenta_puente: { roles: { puente } } });
  const accountsOf = (run: CuadreRun) => findingsOf(JSON.parse(run.out), 'cuenta_puente').map(({ account }) => account);
  const byPrefix = accountsOf(await withSettings('comienzo.json', cleared('1110')));
  expect(byPrefix.length).toBeGreaterThan(0);
  // No account of these books has exactly this code.
  expect(accountsOf(await withSettings('titulo.json', cleared('=1110')))).toEqual([]);
  expect(accountsOf(await withSettings('exacta.json', cleared(`=${byPrefix[0]}`)))).toEqual([byPrefix[0]]);
});

test('a rule is switched off or given another severity, and the report says why', async () => {
  const errors = join(fixturesFolder, 'errors');
  const found = (run: CuadreRun) =>
    (JSON.parse(run.out) as AuditReport).validations.find(({ key }) => key === 'naturaleza')!;
  const before = found(await cuadre('auditar', errors, '--json'));
  const rule = before.findings[0]!.rule;
  const run = async (setting: object, ...options: string[]) => {
    const path = join(folder, 'reglas.json');
    writeFileSync(path, JSON.stringify({ naturaleza: { rules: { [rule]: setting } } }));
    return cuadre('auditar', errors, '--parametros', path, ...options);
  };
  const off = found(await run({ off: true, reason: 'Lo revisa tesorería' }, '--json'));
  expect(off.findings).toEqual(before.findings.filter((finding) => finding.rule !== rule));
  expect(off.ruleChanges).toEqual([{ rule, off: true, severity: null, reason: 'Lo revisa tesorería' }]);
  const softened = found(await run({ severity: 'informativa', reason: 'Lo revisa tesorería' }, '--json'));
  expect(softened.findings.find((finding) => finding.rule === rule)?.severity).toBe('informativa');
  const { out } = await run({ off: true, reason: 'Lo revisa tesorería' });
  expect(out).toContain(`${rule} apagada por la empresa: Lo revisa tesorería`);
});

test('rules are timed', async () => {
  const { err } = await cuadre('auditar', join(fixturesFolder, 'clean'), '--json', '--tiempos');
  expect(err).toMatch(/Tiempo de las reglas en un mes: [\d.]+ ms/);
  expect(err).toMatch(/^ {2}NAT-1 +[\d.]+ ms +[\d.]+ %$/m);
  expect(err).toMatch(/^ {2}iva \(análisis\) +[\d.]+ ms/m);
});

test('an account that neither the PUC nor the books have is reported, and nothing is audited', async () => {
  const wrong = await withSettings('nadie.json', { cuenta_puente: { roles: { puente: ['1110', '19770501'] } } });
  expect(wrong).toMatchObject({ code: 2, out: '' });
  expect(wrong.err.trim()).toMatch(
    /nadie\.json, en cuenta_puente\.roles\.puente\.1: Ninguna cuenta empieza por 19770501/,
  );
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

test('the predefined parametrization of the package holds, and the output says so', async () => {
  const path = join(folder, 'balance-2026-02.csv');
  const lines = [
    'Cuenta;Nombre cuenta;NIT;Tercero;Saldo anterior;Débitos;Créditos;Nuevo saldo',
    '11050501;Caja general;;;0;1000000;0;1000000',
    '24880501;Cobros del mes;900123456;Acme SAS;0;500000;0;500000',
    '41350501;Ventas;900123456;Acme SAS;0;0;1500000;-1500000',
  ];
  writeFileSync(path, lines.join('\n'));
  const evaluated = ({ out }: CuadreRun) =>
    (JSON.parse(out) as AuditReport).validations.find(({ key }) => key === 'retencion')!.outcome;
  const plain = await cuadre('auditar', path, '--json');
  expect(plain.err).not.toContain('parametrización predefinida');
  const biable = await cuadre('auditar', path, '--software', 'Biable', '--json');
  expect(biable.err).toContain('Auditamos con la parametrización predefinida de Biable: febrero de 2026.\n');
  expect([evaluated(plain), evaluated(biable)]).toEqual(['no_aplica', 'sin_hallazgos']);
  const unknown = await cuadre('auditar', path, '--software', 'nada');
  expect(unknown).toMatchObject({ code: 2, out: '' });
  expect(unknown.err).toContain('No conocemos el software «nada». Los que conocemos: siigo_nube, ');
});
