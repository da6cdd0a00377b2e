/** Second files on the command line: recognised beside balances, crossed with them, refused with the reason. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fixturesFolder } from '../ruling/audit-folder.ts';
import { cuadre } from '../support/run-cuadre.ts';

const folder = mkdtempSync(join(tmpdir(), 'cuadre-second-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (set: string, name: string) => join(fixturesFolder, 'second', set, name);

interface Report {
  period: string;
  validations: { key: string; findings: { rule: string; thirdParties: { nit: string }[] }[] }[];
}

describe('the documents of the DIAN', () => {
  it('are told by their source, company, months and rows', async () => {
    const { code, out } = await cuadre('inspeccionar', file('cafe-clean', 'documentos-2026-01.xlsx'), '--json');
    expect(JSON.parse(out)).toMatchObject({
      readable: false,
      source: { key: 'documentos', period: '2026-01', rows: 39 },
    });
    expect(code).toBe(0);
    const plain = await cuadre('inspeccionar', file('cafe-clean', 'documentos-2026-01.xlsx'));
    expect(plain.out).toMatch(
      /Reporte de documentos electrónicos de la DIAN\n.*900\.922\.576\n.*2026-01\n.*31 en 39 filas/,
    );
  });

  it('are crossed with the books of their company, and without them nothing is said of it', async () => {
    const months = ['2025-12', '2026-01'];
    const balances = months.map((month) => file('cafe-err', `balance-${month}.xlsx`));
    const documents = months.map((month) => file('cafe-err', `documentos-${month}.xlsx`));
    const crossed = JSON.parse((await cuadre('auditar', ...balances, ...documents, '--json')).out) as Report;
    const found = crossed.validations.find(({ key }) => key === 'documentos')!.findings;
    expect(found.map(({ rule, thirdParties }) => `${rule} ${thirdParties[0]?.nit}`)).toContain('DOC-10 901519070');
    const alone = JSON.parse((await cuadre('auditar', ...balances, '--json')).out) as Report;
    expect(alone.validations.some(({ key }) => key === 'documentos')).toBe(false);
  });

  it('of another company are refused by name', async () => {
    const strange = join(folder, 'documentos-2026-01.xlsx');
    copyFileSync(file('drogueria-clean', 'documentos-2026-01.xlsx'), strange);
    const { code, err } = await cuadre('auditar', file('cafe-clean', 'balance-2026-01.xlsx'), strange, '--json');
    expect(code).toBe(2);
    expect(err).toMatch(
      /es el Reporte de documentos electrónicos de la DIAN de la empresa con NIT 79\.455\.218, y ninguno/,
    );
  });
});
