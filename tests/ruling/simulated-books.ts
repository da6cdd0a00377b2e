/** Simulated months as the views that a reader would give, without the detour of a file. */

import { TrialBalance } from '#core/books/trial-balance.ts';
import { buildRows } from '#core/reading/balance-builder.ts';
import { RawRows } from '#core/reading/rows/raw-rows.ts';
import type { SimulatedCompany, SimulatedMonth, Simulation, TrialBalanceRow } from '#simulator/model.ts';

export function balancesOf({ company, months }: Simulation): TrialBalance[] {
  return months.map((month) => balanceOf(company, month));
}

/** A row that may say its branch. */
export type BranchRow = TrialBalanceRow & { branch?: string };

interface BranchMonth extends Pick<SimulatedMonth, 'period'> {
  rows: readonly BranchRow[];
}

/** The row of the file is the place of the row in the month, from 1. */
export function balanceOf(company: SimulatedCompany, { period, rows: printed }: BranchMonth): TrialBalance {
  const raw = new RawRows();
  printed.forEach((row, index) => {
    addRow(raw, row, index + 1);
  });
  const { rows } = buildRows(raw, { convention: 'signed', telling: 0, explained: 0 })!;
  return new TrialBalance({
    company: { nit: company.nit, dv: company.dv, name: company.name },
    period,
    format: 'simulated',
    sheet: '',
    grandTotal: null,
    ...rows,
  });
}

function addRow(raw: RawRows, row: BranchRow, source: number): void {
  raw.add(
    {
      kind: row.title ? 'title' : 'detail',
      code: row.account,
      name: row.accountName,
      id: row.thirdParty?.id ?? null,
      dv: null,
      branch: row.branch ?? null,
      thirdPartyName: row.thirdParty?.name ?? '',
      opening: Number(row.opening) / 100,
      debit: Number(row.debit) / 100,
      credit: Number(row.credit) / 100,
      closing: Number(row.closing) / 100,
    },
    raw.account(row.account),
    source,
    () => {
      throw new Error(`row ${source} of the simulation`);
    },
  );
}
