/** A small book in double entry, its levels, and tables of it that are read from memory. */
import { TrialBalance } from '#core/books/trial-balance.ts';
import { readBalance } from '#core/reading/read-balance.ts';
import { describeReadIssue } from '#core/reading/read-issue.es.ts';
import type { Cell, SheetRow, Workbook } from '#core/reading/workbook.ts';
import { formats } from '#formats/registry.gen.ts';

export type Figures = readonly [opening: number, debit: number, credit: number, closing: number];

export type Table = readonly (readonly Cell[])[];

export interface Fact {
  code: string;
  name: string;
  id: string | null;
  person: string | null;
  figures: Figures;
}

const fact = (code: string, name: string, id: string | null, person: string | null, ...[o, d, c]: number[]): Fact => ({
  code,
  name,
  id,
  person,
  figures: [o!, d!, c!, Math.round((o! + d! - c!) * 100) / 100],
});

/** Facts by account; debits and credits of 11.250.000,75. */
export const facts: readonly Fact[] = [
  fact('11050501', 'Caja principal', null, null, 820_000, 300_000, 250_000.5),
  fact('11100505', 'Banco corriente', '890300279', 'Banco de Occidente', 9_400_000.25, 3_950_000, 3_100_000),
  fact('13050501', 'Clientes', '901377042', 'Hotel Mirador S.A.S.', 2_100_000, 1_190_000, 1_500_000),
  fact('13050501', 'Clientes', '43567890', 'Zapata Mora Luz Elena', 640_000, 0, 250_000),
  fact('13050501', 'Clientes', '800456123', 'Granja La Pradera Ltda.', 0, 2_380_000, 700_000),
  fact('15240501', 'Muebles', null, null, 4_000_000, 0, 0),
  fact('15924005', 'Depreciación de muebles', null, null, -900_000, 0, 33_333.33),
  fact('22050501', 'Proveedores', '830114921', 'Insumos del Sur S.A.', -3_100_000.25, 1_600_000, 900_000),
  fact('22050501', 'Proveedores', '71223344', 'Duque Parra Jorge', -450_000, 450_000, 0),
  fact('24080501', 'IVA por ventas', '901377042', 'Hotel Mirador S.A.S.', -570_000, 0, 190_000),
  fact('24080501', 'IVA por ventas', '800456123', 'Granja La Pradera Ltda.', 0, 0, 380_000),
  fact('24081001', 'IVA por compras', '830114921', 'Insumos del Sur S.A.', 171_000, 143_697.48, 0),
  fact('31050501', 'Capital', '43567890', 'Zapata Mora Luz Elena', -8_000_000, 0, 0),
  fact('36050501', 'Utilidad del ejercicio', null, null, -2_211_000, 0, 0),
  fact('41350501', 'Ventas', '901377042', 'Hotel Mirador S.A.S.', -4_000_000, 0, 1_000_000),
  fact('41350501', 'Ventas', '800456123', 'Granja La Pradera Ltda.', 0, 0, 2_946_666.92),
  fact('51352501', 'Acueducto', '890300279', 'Banco de Occidente', 350_000, 180_000, 0),
  fact('51602001', 'Depreciación', null, null, 150_000, 33_333.33, 0),
  fact('61350501', 'Costo de ventas', '830114921', 'Insumos del Sur S.A.', 1_600_000, 1_022_969.94, 0),
];

const add = (one: Figures, other: Figures): Figures =>
  one.map((figure, at) => Math.round((figure + other[at]!) * 100) / 100) as unknown as Figures;

export const totalOf = (rows: readonly Pick<Fact, 'figures'>[]): Figures =>
  rows.reduce<Figures>((sum, { figures }) => add(sum, figures), [0, 0, 0, 0]);

/** Levels of 1, 2, 4, 6 and 8 digits with the sums of the facts, each before what is below it. */
export function withLevels(rows: readonly Fact[], own = true): Fact[] {
  const said = new Set<string>();
  return rows.flatMap((row) => {
    const levels = [1, 2, 4, 6, ...(own ? [8] : [])].flatMap((length): Fact[] => {
      const code = row.code.slice(0, length);
      if (said.has(code)) return [];
      said.add(code);
      const below = rows.filter((one) => one.code.startsWith(code));
      if (length === 8 && below.length === 1 && row.id === null) return [];
      return [{ code, name: `Nivel ${code}`, id: null, person: null, figures: totalOf(below) }];
    });
    return [...levels, row];
  });
}

/** Facts without third parties: one row an account. */
export const general: readonly Fact[] = [...new Set(facts.map(({ code }) => code))].map((code) => {
  const own = facts.filter((one) => one.code === code);
  return { code, name: own[0]!.name, id: null, person: null, figures: totalOf(own) };
});

export const title: readonly Cell[][] = [
  ['Lácteos Páramo S.A.S.'],
  ['NIT 901555332-1'],
  ['Balance de prueba'],
  ['Abril de 2026'],
];
export const amounts = ['Saldo anterior', 'Débitos', 'Créditos', 'Nuevo saldo'];
export const headers = ['Cuenta', 'Nombre', 'NIT', 'Tercero', ...amounts];
export const rowOf = ({ code, name, id, person, figures }: Fact): Cell[] => [code, name, id, person, ...figures];

export function workbookOf(...sheets: readonly Table[]): Workbook {
  return {
    kind: 'xlsx',
    fileName: 'balance.xlsx',
    sheets: sheets.map((table, index) => {
      const rows: SheetRow[] = table.map((cells, at) => ({ number: at + 1, cells }));
      return {
        name: `Hoja${index + 1}`,
        hidden: false,
        head: rows.slice(0, 60),
        scan: async (visit) => {
          for (const row of rows) if (visit(row) === false) return;
        },
      };
    }),
  };
}

/** What is read: sums in pesos, number of facts and of third parties; or why it is refused. */
export async function read(...sheets: Table[]) {
  const result = await readBalance(workbookOf(...sheets), formats);
  const refusal = result.issues.filter(({ fatal }) => fatal).map(describeReadIssue)[0] ?? null;
  if (result.balance === null) return { ...result, refusal, told: null };
  const sums = new TrialBalance(result.balance).sum('');
  const pesos = (['opening', 'debit', 'credit', 'closing'] as const).map((field) => Number(sums[field]) / 100);
  const { rows, thirdParties } = result.balance;
  return { ...result, refusal, told: { sums: pesos, rows: rows.account.length, people: thirdParties.ids.length - 1 } };
}

const sums = totalOf(facts);
/** The book by third party, read exactly. */
export const exact = { sums: [...sums], rows: facts.length, people: 6 };
/** The book without third parties. */
export const exactGeneral = { sums: [...sums], rows: general.length, people: 0 };
