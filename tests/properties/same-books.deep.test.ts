/** Equivalent rewritings that never change findings, on months of simulated companies. */
import { describe, expect, it } from 'vitest';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { KindKey, SimulatedCompany, TrialBalanceRow } from '#simulator/model.ts';
import { simulateCompany } from '#simulator/simulate-company.ts';
import { type BranchRow, balanceOf, balancesOf } from '../ruling/simulated-books.ts';
import { findingsIn } from './findings.ts';
import { inTwoBranches, reordered } from './rewritings.ts';

const KINDS: readonly KindKey[] = ['trade', 'services', 'construction', 'simple', 'esal', 'importer'];
/** The last month has the most errors; December closes and consolidates. */
const AUDITED = ['2026-04', '2025-12'];

interface Subject {
  company: SimulatedCompany;
  /** Months before the audited one. */
  history: readonly TrialBalance[];
  /** Rows of the audited month, without titles. */
  rows: readonly TrialBalanceRow[];
  period: { year: number; month: number };
}

function subject(kind: KindKey, key: string): Subject {
  const simulation = simulateCompany({
    seed: 21,
    from: { year: 2025, month: 1 },
    months: 16,
    errors: 'instructive',
    kind,
  });
  const at = simulation.months.findIndex(
    ({ period }) => key === `${period.year}-${String(period.month).padStart(2, '0')}`,
  );
  const { period, rows } = simulation.months[at]!;
  return {
    company: simulation.company,
    history: balancesOf(simulation).slice(0, at),
    rows: rows.filter(({ title }) => !title),
    period,
  };
}

describe.each(KINDS.flatMap((kind) => AUDITED.map((month) => [kind, month] as const)))('%s in %s', (kind, month) => {
  const { company, history, rows, period } = subject(kind, month);
  const audit = (written: readonly BranchRow[]) =>
    findingsIn(balanceOf(company, { period, rows: written }), history, company.profile);
  const plain = audit(rows);

  it('is deterministic, and has findings', () => {
    expect(audit(rows)).toEqual(plain);
    expect(plain.some((line) => line.split(' ').length > 2)).toBe(true);
  });

  it('does not depend on row order', () => {
    expect(audit(reordered(rows))).toEqual(plain);
  });

  it('does not depend on the split over two branches', () => {
    expect(audit(inTwoBranches(rows))).toEqual(plain);
  });

  it('does not depend on a balanced pair of a few pesos in memorandum accounts', () => {
    const { thirdParty } = rows.find((row) => row.thirdParty !== null && row.thirdParty.id !== company.nit)!;
    const noted = { account: '81151501', accountName: 'Bienes en depósito', level: 'auxiliar', title: false } as const;
    const own = { id: company.nit, name: company.name };
    expect(
      audit([
        ...rows,
        { ...noted, thirdParty: own, opening: 0n, debit: 90_000n, credit: 0n, closing: 90_000n },
        { ...noted, thirdParty, opening: 0n, debit: 0n, credit: 90_000n, closing: -90_000n },
      ]),
    ).toEqual(plain);
  });

  it("does not depend on the spelling of a third party's name", () => {
    const renamed = rows.findLast(({ thirdParty }) => /^9[0-3]\d{7}$/.test(thirdParty?.id ?? ''))!.thirdParty!.id;
    const written = rows.map((row) =>
      row.thirdParty?.id === renamed
        ? { ...row, thirdParty: { id: renamed, name: 'Compañía Zurita Quebrada S.A.S.' } }
        : row,
    );
    expect(audit(written)).toEqual(plain);
  });
});
