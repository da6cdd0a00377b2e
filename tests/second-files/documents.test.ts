/**
 * Two whole companies with the DIAN's documents of four months: every known mismatch is told in its month or the next,
 * with its third party and its document or amount, and of agreeing books nothing.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TrialBalance } from '#core/books/trial-balance.ts';
import { periodKey } from '#core/calendar/period.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import type { Finding } from '#core/engine/finding.ts';
import { runValidations } from '#core/engine/run-validations.ts';
import { readBalance } from '#core/reading/read-balance.ts';
import { formats } from '#formats/registry.gen.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { source } from '#sources/documentos/source.ts';
import { fixturesFolder } from '../ruling/audit-folder.ts';

interface Mismatch {
  year: number;
  month: number;
  months?: string[];
  kind: string;
  third: string;
  folio?: string;
  base: number;
  iva: number;
  booked?: number;
  bookedIva?: number;
  /** Net pay. */
  wage?: number;
}

interface Truth {
  profile: CompanyProfile;
  truth: Mismatch[];
}

async function audited(name: string): Promise<{ truth: Truth; findings: { period: string; finding: Finding }[] }> {
  const folder = join(fixturesFolder, 'second', name);
  const truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as Truth;
  const files = readdirSync(folder).filter((file) => file.endsWith('.xlsx'));
  const balances: TrialBalance[] = [];
  const tables = [];
  for (const file of files.sort()) {
    const bytes = readFileSync(join(folder, file));
    const workbook = await openWorkbook(bytes, file);
    if (!source.recognises({ workbook, bytes })) {
      const { balance } = await readBalance(workbook, formats);
      balances.push(new TrialBalance(balance!));
      continue;
    }
    const { table, problems } = await source.read({ workbook, bytes });
    expect(problems).toEqual([]);
    tables.push(table!);
  }
  const sources = { documentos: source.joined(tables) };
  const findings = balances.flatMap((balance) => {
    const { report } = runValidations(
      { balance, period: balance.period!, history: balances, profile: truth.profile, sources },
      { validations: [source.validation], texts: { [source.key]: source.text } },
    );
    return report.validations[0]!.findings.map((finding) => ({ period: periodKey(balance.period!), finding }));
  });
  return { truth, findings };
}

const isTold = ({ severity }: Finding) => ['critica', 'alta', 'media'].includes(severity);

/** By its document, or by an amount within two pesos: of the document, or of its difference with what was booked. */
function tells(finding: Finding, { third, folio, base, iva, booked, bookedIva = 0, wage = 0 }: Mismatch): boolean {
  const text = JSON.stringify(finding);
  if (folio !== undefined && text.includes(folio)) return true;
  if (!finding.thirdParties.some(({ nit }) => nit === third)) return false;
  const wanted = [
    base,
    iva,
    base + iva,
    wage,
    ...(booked === undefined ? [] : [booked - base, booked + bookedIva - base - iva]),
  ];
  const told = [finding.amount, ...finding.formula.map(({ amount }) => amount)].map(Number);
  return wanted.some(
    (amount) => Math.abs(amount) > 100 && told.some((one) => Math.abs(Math.abs(one) - Math.abs(amount)) <= 2),
  );
}

describe.each(['cafe', 'drogueria'])('%s', (name) => {
  it('with books and documents that agree has nothing to tell', async () => {
    const { findings } = await audited(`${name}-clean`);
    expect(findings.filter(({ finding }) => isTold(finding)).map(({ finding }) => finding.title)).toEqual([]);
  });

  it('with known mismatches has all of them told', async () => {
    const { truth, findings } = await audited(`${name}-err`);
    const missed = truth.truth.filter((mismatch) => {
      const own = `${mismatch.year}-${String(mismatch.month).padStart(2, '0')}`;
      const months = mismatch.months ?? [own, after(own)];
      return !findings.some(
        ({ period, finding }) => months.includes(period) && isTold(finding) && tells(finding, mismatch),
      );
    });
    expect(truth.truth.length).toBeGreaterThan(15);
    expect(missed.map(({ kind, third }) => `${kind} ${third}`)).toEqual([]);
  });
});

function after(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return number === 12 ? `${year! + 1}-01` : `${year}-${String(number! + 1).padStart(2, '0')}`;
}
