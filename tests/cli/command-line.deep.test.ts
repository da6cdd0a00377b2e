/** The command line: exit codes and what it prints, as a process where that is the matter. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Value } from 'typebox/value';
import { afterAll, describe, expect, it } from 'vitest';
import type { AuditReport } from '#core/engine/finding.ts';
import { auditReportSchema } from '#core/engine/finding-schema.ts';
import { fixturesFolder } from '../ruling/audit-folder.ts';
import { cuadre, cuadreEntry, cuadreProcess } from '../support/run-cuadre.ts';

/** What the tests read of a SARIF log. */
interface SarifLog {
  version: string;
  runs: {
    automationDetails: { id: string };
    tool: { driver: { rules: { id: string }[] } };
    invocations: { toolExecutionNotifications: unknown[] }[];
    results: {
      ruleId: string;
      ruleIndex: number;
      baselineState?: string;
      locations: { physicalLocation: { artifactLocation: { uri: string }; region?: { startLine: number } } }[];
      properties: { severity: string; amount: string; rowCount: number };
    }[];
  }[];
}

const folder = mkdtempSync(join(tmpdir(), 'cuadre-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const errors = join(fixturesFolder, 'errors');
/** Two months, where more prove nothing more. */
const months = ['2026-02', '2026-03'].map((month) => join(errors, `balance-${month}.xlsx`));
const january = readFileSync(join(errors, 'balance-2026-01.xlsx'));
const HEADER = 'Cuenta;Nombre cuenta;NIT;Tercero;Saldo anterior;Débitos;Créditos;Nuevo saldo';

/** The report of every month of the folder with errors; computed once. */
async function allMonths(): Promise<AuditReport[]> {
  reports ??= cuadre('auditar', errors, '--todos', '--json').then(({ out }) => JSON.parse(out));
  return reports;
}
let reports: Promise<AuditReport[]> | undefined;

describe('cuadre', () => {
  it.each([['--help'], ['-h'], ['--ayuda'], ['ayuda'], ['auditar', '--help']])(
    '%s %s says how it is used',
    async (...args) => {
      const { code, out, err } = await cuadre(...args.filter(Boolean));
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain('cuadre auditar <archivos o carpeta…>');
    },
  );

  it.each([['--version'], ['-v'], ['version']])('%s says which one it is', async (arg) => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(await cuadreProcess(arg)).toEqual({ code: 0, out: `cuadre ${version}\n`, err: '' });
  });

  it.each([
    [['auditar', '--perfl', 'x'], 'No existe la opción --perfl.'],
    [['auditar', '-x'], 'No existe la opción -x.'],
    [['auditar', 'a.xlsx', '--perfil'], 'A la opción --perfil le falta su valor.'],
    [['auditar', '--perfil', '--todos'], 'A la opción --perfil le falta su valor.'],
    [['auditar', '--json=si'], 'La opción --json no lleva valor.'],
    [['revisar'], 'No existe el comando «revisar».'],
  ])('%j is answered in one line, with a pointer to the help', async (args, sentence) => {
    expect(await cuadre(...args)).toEqual({
      code: 2,
      out: '',
      err: `${sentence} Escribe «cuadre --ayuda» para ver cómo se usa.\n`,
    });
  });
});

describe('cuadre auditar', () => {
  it('audits the last month of a folder with the others as history, exit code 1 on serious findings', async () => {
    const { code, out } = await cuadre('auditar', errors, '--json');
    const report = JSON.parse(out);
    expect(Value.Errors(auditReportSchema, report)).toEqual([]);
    expect(code).toBe(1);
    expect(report).toMatchObject({ period: '2026-03', package: 'siigo-nube', company: { nit: '900394374', dv: 4 } });
  });

  it('survives a closed pipe, with the same exit code 1', async () => {
    const audit = spawn(process.execPath, [cuadreEntry, 'auditar', ...months, '--json'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    audit.stdout.destroy();
    const ended = once(audit, 'exit');
    // Only what is said of these books before they are audited.
    const told = (await audit.stderr.setEncoding('utf8').toArray()).join('');
    expect(told).toMatch(/^(Aviso de .*balance-2026-0[23]\.xlsx: .*El balance no cuadra\..*\n){2}$/);
    expect(await ended).toEqual([1, null]);
  });

  it('says of each amount whether it is at risk, to be explained, or a reference', async () => {
    const { out } = await cuadre('auditar', ...months);
    expect(out).toMatch(/ · [\d.]+ en riesgo\n/);
    expect(out).toMatch(/ · [\d.]+ por explicar\n/);
    expect(out).toMatch(/ · [\d.]+ de referencia\n/);
  });

  it('audits the requested month, or all, oldest first', async () => {
    const one = JSON.parse((await cuadre('auditar', errors, '--periodo', '2026-02', '--json')).out);
    expect(one.period).toBe('2026-02');
    const all = await allMonths();
    expect(all.map(({ period }) => period)).toEqual(all.map(({ period }) => period).toSorted());
    expect(all.length).toBe(15);
    const missing = await cuadre('auditar', errors, '--periodo', '2024-02');
    expect(missing.code).toBe(2);
    expect(missing.err).toContain('febrero de 2024');
  });

  it('prints a table, without colour unless on a terminal', async () => {
    const { code, out } = await cuadreProcess('auditar', ...months);
    expect(code).toBe(1);
    expect(out).toContain('Suministros del Norte S.A.S. · 900.394.374-4 · marzo de 2026');
    expect(out).toContain('Índice de salud');
    expect(out).not.toContain('\u001b[');
  });

  it('writes SARIF with the figures, rows and states of the report', async () => {
    const { code, out } = await cuadre('auditar', errors, '--todos', '--sarif');
    expect(code).toBe(1);
    const log = JSON.parse(out) as SarifLog;
    const reports = await allMonths();
    expect(log.version).toBe('2.1.0');
    expect(log.runs.map(({ automationDetails }) => automationDetails.id)).toEqual(
      reports.map(({ company, period }) => `${company.nit}/${period}`),
    );
    for (const [index, run] of log.runs.entries()) {
      const report = reports[index]!;
      const findings = report.validations.flatMap((validation) => validation.findings);
      const fresh = run.results.filter(({ baselineState }) => baselineState !== 'absent');
      expect(fresh.map(({ ruleId, properties }) => [ruleId, properties.severity, properties.amount])).toEqual(
        findings.map(({ rule, severity, amount }) => [rule, severity, amount]),
      );
      expect(run.results.length - fresh.length).toBe(report.gone?.length ?? 0);
      for (const { ruleId, ruleIndex } of fresh) expect(run.tool.driver.rules[ruleIndex]!.id).toBe(ruleId);
      const unevaluated = report.validations.reduce(
        (total, { notEvaluated, outcome }) => total + notEvaluated.length + (outcome === 'no_evaluada' ? 1 : 0),
        0,
      );
      expect(run.invocations[0]!.toolExecutionNotifications).toHaveLength(unevaluated);
    }
    const last = log.runs.at(-1)!;
    const [place] = last.results.find(({ properties }) => properties.rowCount > 0)!.locations;
    expect(place!.physicalLocation.artifactLocation.uri).toMatch(/^file:\/\/.*\/balance-2026-03\.xlsx$/);
    expect(place!.physicalLocation.region!.startLine).toBeGreaterThan(0);
    expect(new Set(log.runs.flatMap((run) => run.results.map(({ baselineState }) => baselineState)))).toEqual(
      new Set(['new', 'unchanged', 'absent']),
    );
  });

  it('exits with 0 on clean books', async () => {
    expect((await cuadreProcess('auditar', join(fixturesFolder, 'clean', 'balance-2026-02.xlsx'))).code).toBe(0);
  });

  it('reads a profile, and reports its invalid field', async () => {
    const good = file('empresa.json', '{"ciiu":"4690"}');
    expect(
      (await cuadre('auditar', join(fixturesFolder, 'clean', 'balance-2026-02.xlsx'), '--perfil', good)).code,
    ).toBe(0);
    const bad = await cuadre('auditar', errors, '--perfil', file('mala.json', '{"ciiu":4690}'));
    expect(bad).toMatchObject({ code: 2, out: '' });
    expect(bad.err).toContain('ciiu');
    expect((await cuadre('auditar', errors, '--perfil', file('rota.json', '{'))).err).toContain('rota.json');
  });

  it('writes a workbook that can be read again', async () => {
    const path = join(folder, 'salida.xlsx');
    expect((await cuadre('auditar', ...months, '--xlsx', path)).code).toBe(1);
    expect(readFileSync(path).subarray(0, 2).toString()).toBe('PK');
  });

  it("skips duplicate months and files of companies other than the profile's, and says so", async () => {
    const both = [join(errors, 'balance-2026-01.xlsx'), join(fixturesFolder, 'clean', 'balance-2026-02.xlsx')];
    const other = await cuadre('auditar', ...both, '--perfil', file('perfil.json', '{"ciiu":"4690"}'), '--json');
    expect(other.code).toBe(2);
    expect(other.err).toContain('900.445.924');
    expect(JSON.parse(other.out).period).toBe('2026-01');
    const twice = await cuadre('auditar', join(errors, 'balance-2026-01.xlsx'), file('copia.xlsx', january));
    expect(twice.code).toBe(2);
    expect(twice.err).toContain('enero de 2026');
  });
});

describe('unsupported files', () => {
  it.each([
    ['a truncated workbook', 'cortado.xlsx', january.subarray(0, 20_000), /cortado|incompleto|completo/i],
    ['a renamed PDF', 'informe.xlsx', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj'), /PDF/],
    ['an empty file', 'vacio.csv', '', /vac[ií]o/],
    ['a text that is no balance', 'carta.txt', 'Estimado cliente:\nadjunto lo pedido.\n', /balance/i],
    [
      'two months in one file',
      'dos.csv',
      `Acme\nDe Enero 2026 a Febrero 2026\n${HEADER}\n1105;Caja;;;1;0;0;1\n`,
      /enero de 2026.*febrero de 2026/,
    ],
    [
      'a cell that is no number',
      'malo.csv',
      `Acme\nEnero de 2026\n${HEADER}\n1105;Caja;;;1.250.00O,00;0;0;1,00\n`,
      /Fila 4.*1\.250\.00O,00/,
    ],
    [
      'both separators',
      'mezcla.csv',
      `Acme\nEnero de 2026\n${HEADER}\n1105;Caja;;;1.234,56;0;0;1,234.56\n`,
      /1\.234,56|1,234\.56/,
    ],
  ])('%s', async (_, name, content, sentence) => {
    const { code, err, out } = await cuadre('auditar', file(name, content));
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(name);
    expect(err).toMatch(sentence);
    expect(err).not.toMatch(/Error:|at .*\.ts:\d/);
  });

  it('reads both decimal conventions, and Windows-1252 accents', async () => {
    const table = (amounts: [string, string]) =>
      `Acme\nNIT 900394374-4\nEnero de 2026\n${HEADER}\n1105;Caja niños;;;${amounts[0]};0;0;${amounts[0]}\n3105;Capital;900123456;Ñandú Ltda;-${amounts[1]};0;0;-${amounts[1]}\n`;
    const spanish = await cuadre(
      'inspeccionar',
      file('es.csv', Buffer.from(table(['1.234,56', '1.234,56']), 'latin1')),
      '--json',
    );
    const english = await cuadre('inspeccionar', file('en.csv', table(['1,234.56', '1,234.56'])), '--json');
    for (const { code, out } of [spanish, english]) {
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ readable: true, rows: 2, totals: { opening: '0.00', closing: '0.00' } });
    }
    const names = await cuadre('auditar', join(folder, 'es.csv'), '--json');
    expect(names.out).not.toContain('\ufffd');
  });

  it('reports a missing file or unknown option', async () => {
    expect((await cuadre('auditar', 'no-existe.xlsx')).err).toContain('no-existe.xlsx');
    expect((await cuadre('auditar', errors, '--perriodo', '2026-01')).err).toContain('perriodo');
    expect((await cuadreProcess('inventar')).code).toBe(2);
  });
});

describe('the other commands', () => {
  it('list the catalogue and show a page of it', async () => {
    expect((await cuadre('validaciones')).out).toContain('naturaleza');
    expect((await cuadre('validaciones', 'diferencia')).out).toContain('DIF-1');
    expect((await cuadre('validaciones', 'nada')).code).toBe(2);
  });

  it('write the sample company, which can be audited', async () => {
    const target = join(folder, 'demo');
    expect((await cuadre('demo', target)).code).toBe(0);
    const { out } = await cuadre('auditar', target, '--perfil', join(target, 'empresa.json'), '--json');
    expect(JSON.parse(out).period).toBe('2026-10');
    expect((await cuadre('demo', target)).code).toBe(2);
  });
});
