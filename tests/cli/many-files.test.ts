/** Folders, archives and column mappings on the command line: grouped by company and month, failures reported. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixturesFolder } from '../ruling/audit-folder.ts';
import { zipOf } from '../support/made-files.ts';
import { cuadre } from '../support/run-cuadre.ts';

const folder = mkdtempSync(join(tmpdir(), 'cuadre-many-'));
afterAll(() => rmSync(folder, { recursive: true }));

const balance = (set: string, month: string) => readFileSync(join(fixturesFolder, set, `balance-${month}.xlsx`));

beforeAll(() => {
  const nested = join(folder, 'meses', 'Norte', '2026');
  mkdirSync(nested, { recursive: true });
  writeFileSync(join(nested, 'b.xlsx'), balance('errors', '2026-02'));
  writeFileSync(join(nested, 'a.xlsx'), balance('errors', '2026-01'));
  writeFileSync(join(nested, '~$a.xlsx'), 'x');
  writeFileSync(join(nested, 'notas.md'), 'x');
  const others = zipOf([
    { name: 'Otra/enero.xlsx', data: balance('clean', '2026-01') },
    { name: 'Otra/carta.txt', data: 'Estimado cliente:\nadjunto lo pedido.\n' },
    { name: '__MACOSX/Otra/._enero.xlsx', data: 'x' },
  ]);
  writeFileSync(join(folder, 'meses', 'otras.zip'), others);
});

describe('a folder with subfolders and archives', () => {
  it('is audited by company, the last month of each with the others as history', async () => {
    const { code, out, err } = await cuadre('auditar', join(folder, 'meses'), '--json');
    const reports = JSON.parse(out) as { company: { nit: string }; period: string }[];
    expect(reports.map(({ company, period }) => [company.nit, period])).toEqual([
      ['900394374', '2026-02'],
      ['900445924', '2026-01'],
    ]);
    // One of four files is not a balance: the others are processed.
    expect(code).toBe(2);
    expect(err.trim().split('\n')).toEqual([
      expect.stringMatching(/^Aviso de .*b\.xlsx: .*El balance no cuadra/),
      expect.stringMatching(/otras\.zip\/Otra\/carta\.txt: .*balance/),
    ]);
  });

  it('ends with a line per company and month', async () => {
    const { out } = await cuadre('auditar', join(folder, 'meses'), '--todos');
    const summary = out.slice(out.indexOf('Resumen por empresa')).trim().split('\n').slice(1);
    expect(summary).toHaveLength(3);
    expect(summary[0]).toMatch(/900\.394\.374-4 +enero de 2026 +\d+\/100 +\d+ hallazgos?/);
    expect(summary[2]).toMatch(/900\.445\.924-5 +enero de 2026 +\d+\/100/);
  });

  it('reports companies without the requested month', async () => {
    const { out, err } = await cuadre('auditar', join(folder, 'meses'), '--periodo', '2026-02', '--json');
    expect(JSON.parse(out)).toHaveLength(1);
    expect(err).toMatch(/No hay un balance de febrero de 2026\. Leímos: 2026-01/);
  });

  it('reports why an archive cannot be opened', async () => {
    const path = join(folder, 'cortado.zip');
    writeFileSync(path, readFileSync(join(folder, 'meses', 'otras.zip')).subarray(0, 5000));
    const { code, err, out } = await cuadre('auditar', path);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/cortado\.zip: .*incompleto/);
  });
});

describe('a column mapping', () => {
  const odd = [
    'Acme S.A.S.;;;;;;;',
    'NIT 900394374-4;;Enero de 2026;;;;;',
    // A header that is a figure keeps the columns from being found by their figures.
    'Cta;Detalle;No. Ident;Beneficiario;Sdo Ant;Cargos;Abonos;Sdo Actual;1',
    '11050501;Caja;;;100,00;60,00;10,00;150,00',
    '13050501;Clientes;900111222;Ana S.A.S.;30,00;30,00;10,00;50,00',
    '31050501;Capital;800197268;Socio;-130,00;0,00;70,00;-200,00',
  ].join('\n');

  it('is guessed, written, corrected and used', async () => {
    const path = join(folder, 'raro.csv');
    const columns = join(folder, 'columnas.json');
    writeFileSync(path, odd);
    expect((await cuadre('auditar', path)).code).toBe(2);
    const guess = await cuadre('columnas', path);
    expect(guess.code).toBe(0);
    writeFileSync(columns, guess.out);
    const report = JSON.parse((await cuadre('auditar', path, '--columnas', columns, '--json')).out);
    expect(report).toMatchObject({ package: 'columnas', period: '2026-01', totals: { rows: 3, debits: '90.00' } });
    const inspected = JSON.parse((await cuadre('inspeccionar', path, '--columnas', columns, '--json')).out);
    expect(inspected).toMatchObject({ readable: true, format: { name: 'Columnas de columnas.json' } });
    // Files of known packages are still read by their formats.
    const known = await cuadre(
      'auditar',
      join(fixturesFolder, 'clean', 'balance-2026-01.xlsx'),
      '--columnas',
      columns,
      '--json',
    );
    expect(JSON.parse(known.out).package).toBe('siigo-nube');
  });

  it('goes by position where there are no headers', async () => {
    const path = join(folder, 'sin títulos.csv');
    const columns = join(folder, 'por-lugar.json');
    writeFileSync(path, odd.replace(/^Cta;.*\n/m, ''));
    const refused = await cuadre('inspeccionar', path);
    expect(refused.out).toContain('no trae la fila de títulos');
    const guess = await cuadre('columnas', path);
    expect(JSON.parse(guess.out)).toMatchObject({ headerRow: 0, code: [0], id: 2, opening: 4, closing: 7 });
    writeFileSync(columns, guess.out);
    const report = JSON.parse((await cuadre('auditar', path, '--columnas', columns, '--json')).out);
    expect(report).toMatchObject({ package: 'columnas', period: '2026-01', totals: { rows: 3, debits: '90.00' } });
    expect((await cuadre('inspeccionar', path, '--columnas', columns)).out).toContain('sin fila de títulos');
  });

  it('that is invalid is reported with its path', async () => {
    const columns = join(folder, 'malas.json');
    writeFileSync(columns, '{"headerRow":-1}');
    const { code, err } = await cuadre('auditar', folder, '--columnas', columns);
    expect(code).toBe(2);
    expect(err).toContain('malas.json');
    expect(err).toContain('headerRow');
  });
});
