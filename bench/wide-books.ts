/** Books of any width for measuring: a simulated company as many times over, each copy with customers, suppliers and employees of its own. */
import { buildRows } from '#core/balance-builder.ts';
import { RawRows } from '#core/raw-rows.ts';
import { specialNit } from '#core/reference/special-nits.ts';
import type { BalanceData } from '#core/trial-balance.ts';
import type { SimulatedMonth, Simulation, ThirdParty, TrialBalanceRow } from '#simulator/model.ts';

const FIRST_NIT = 930_000_000;
const FIRST_CEDULA = 1_100_000_000;

/** How many copies give about so many rows in a month. */
export function copiesFor({ company }: Simulation, { rows }: SimulatedMonth, wanted: number): number {
  const facts = rows.filter(({ title }) => !title);
  const shared = facts.filter(({ thirdParty }) => thirdParty === null || isShared(company, thirdParty)).length;
  return Math.max(1, Math.round((wanted - shared) / (facts.length - shared)));
}

/** The company itself, authorities, banks and funds are the same for every copy. */
function isShared(company: Simulation['company'], { id }: ThirdParty): boolean {
  return id === company.nit || specialNit(id) !== null;
}

/** The months of the company, each row in as many copies; the company itself, authorities and banks stay one, with the sum. */
export function* widened({ company, months }: Simulation, copies: number): Generator<BalanceData> {
  const parties = new Map<string, number>();
  for (const { rows } of months) {
    for (const { thirdParty } of rows)
      if (thirdParty) parties.set(thirdParty.id, parties.get(thirdParty.id) ?? parties.size);
  }
  const copyOf = ({ id, name }: ThirdParty, copy: number): ThirdParty => {
    const number = parties.get(id)! * copies + copy;
    return { id: String((id.length === 9 ? FIRST_NIT : FIRST_CEDULA) + number), name: `${name} ${copy}` };
  };
  for (const month of months) yield wideMonth(month, company, copies, copyOf);
}

function wideMonth(
  { period, rows }: SimulatedMonth,
  company: Simulation['company'],
  copies: number,
  copyOf: (party: ThirdParty, copy: number) => ThirdParty,
): BalanceData {
  const raw = new RawRows();
  for (const row of rows) {
    const party = row.thirdParty;
    if (party === null || isShared(company, party)) add(raw, row, party, copies);
    else for (let copy = 0; copy < copies; copy++) add(raw, row, copyOf(party, copy), 1);
  }
  const { rows: columns } = buildRows(raw, { convention: 'signed', telling: 0, explained: 0 })!;
  const { nit, dv, name } = company;
  return { company: { nit, dv, name }, period, format: 'bench', sheet: '', grandTotal: null, ...columns };
}

function add(raw: RawRows, row: TrialBalanceRow, party: ThirdParty | null, times: number): void {
  const pesos = (cents: bigint): number => (Number(cents) * times) / 100;
  raw.add(
    {
      kind: row.title ? 'title' : 'detail',
      code: row.account,
      name: row.accountName,
      id: party?.id ?? null,
      dv: null,
      branch: null,
      thirdPartyName: party?.name ?? '',
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
