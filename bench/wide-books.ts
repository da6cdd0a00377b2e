/**
 * Books of any width for benchmarks: a simulated company replicated, each copy with its own customers, suppliers and
 * employees.
 */

import type { BalanceData } from '#core/books/balance-data.ts';
import type { Period } from '#core/calendar/period.ts';
import { buildRows } from '#core/reading/balance-builder.ts';
import { RawRows } from '#core/reading/rows/raw-rows.ts';
import { specialNit } from '#core/reference/people/special-nits.ts';
import type { SimulatedMonth, Simulation, ThirdParty, TrialBalanceRow } from '#simulator/model.ts';

const FIRST_NIT = 930_000_000;
const FIRST_CEDULA = 1_100_000_000;

/** Number of copies for about the given number of rows in a month. */
export function copiesFor({ company }: Simulation, { rows }: SimulatedMonth, wanted: number): number {
  const facts = rows.filter(({ title }) => !title);
  const shared = facts.filter(({ thirdParty }) => thirdParty === null || isShared(company, thirdParty)).length;
  return Math.max(1, Math.round((wanted - shared) / (facts.length - shared)));
}

/** The company itself, authorities, banks and funds are common to every copy. */
function isShared(company: Simulation['company'], { id }: ThirdParty): boolean {
  return id === company.nit || specialNit(id) !== null;
}

/** Months with every row replicated; the company itself, authorities and banks stay one, with the sum. */
export function* widened({ company, months }: Simulation, copies: number): Generator<BalanceData> {
  const { nit, dv, name } = company;
  for (const { period, rows } of wideMonths({ company, months }, copies)) {
    const raw = new RawRows();
    for (const row of rows) add(raw, row);
    const { rows: columns } = buildRows(raw, { convention: 'signed', telling: 0, explained: 0 })!;
    yield { company: { nit, dv, name }, period, format: 'bench', sheet: '', grandTotal: null, ...columns };
  }
}

interface WideMonth {
  period: Period;
  rows: Iterable<TrialBalanceRow>;
}

/** The same as lazily generated rows. */
export function* wideMonths(
  { company, months }: Pick<Simulation, 'company' | 'months'>,
  copies: number,
): Generator<WideMonth> {
  const thirdParties = new Map<string, number>();
  for (const { rows } of months) {
    for (const { thirdParty } of rows)
      if (thirdParty) thirdParties.set(thirdParty.id, thirdParties.get(thirdParty.id) ?? thirdParties.size);
  }
  const copyOf = ({ id, name }: ThirdParty, copy: number): ThirdParty => {
    const number = thirdParties.get(id)! * copies + copy;
    return { id: String((id.length === 9 ? FIRST_NIT : FIRST_CEDULA) + number), name: `${name} ${copy}` };
  };
  for (const { period, rows } of months) yield { period, rows: wideRows(rows, company, copies, copyOf) };
}

function* wideRows(
  rows: readonly TrialBalanceRow[],
  company: Simulation['company'],
  copies: number,
  copyOf: (thirdParty: ThirdParty, copy: number) => ThirdParty,
): Generator<TrialBalanceRow> {
  const times = BigInt(copies);
  for (const row of rows) {
    const thirdParty = row.thirdParty;
    if (thirdParty === null || isShared(company, thirdParty)) {
      const { opening, debit, credit, closing } = row;
      yield {
        ...row,
        opening: opening * times,
        debit: debit * times,
        credit: credit * times,
        closing: closing * times,
      };
    } else for (let copy = 0; copy < copies; copy++) yield { ...row, thirdParty: copyOf(thirdParty, copy) };
  }
}

function add(raw: RawRows, row: TrialBalanceRow): void {
  const pesos = (cents: bigint): number => Number(cents) / 100;
  raw.add(
    {
      kind: row.title ? 'title' : 'detail',
      code: row.account,
      name: row.accountName,
      id: row.thirdParty?.id ?? null,
      dv: null,
      branch: null,
      thirdPartyName: row.thirdParty?.name ?? '',
      opening: pesos(row.opening),
      debit: pesos(row.debit),
      credit: pesos(row.credit),
      closing: pesos(row.closing),
    },
    raw.account(row.account),
    raw.count + 1,
    () => {
      throw new Error(`${row.account} cannot be read`);
    },
  );
}
