/** Reads a chart of accounts from a file: our own export, or Siigo's *Plan de cuentas*. In a reader process. */
import { normaliseAccountCode } from '#core/identity/account-code.ts';
import { plainName } from '#core/identity/plain-name.ts';
import { describeReadIssue } from '#core/reading/read-issue.es.ts';
import { UnreadableFile } from '#core/reading/read-issue.ts';
import { type Cell, columnLetters, type Sheet, type Workbook } from '#core/reading/workbook.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { type ChartColumn, cellWords, chartFileText, chartHeaders } from './chart-columns.es.ts';

/** An account as the file has it; absent where it says nothing. */
export interface FileAccount {
  code: string;
  name?: string;
  nature?: 'D' | 'C';
  movements?: boolean;
  takesThirdParties?: boolean;
  isActive?: boolean;
  nonDeductible?: boolean;
  byThirdParty?: boolean;
}

export interface ChartFile {
  accounts: FileAccount[];
  /** In Spanish, each with sheet, row and column; the accounts are none then. */
  problems: string[];
}

type Columns = Partial<Record<ChartColumn, number>>;

export async function readChartFile({ bytes, fileName }: { bytes: Uint8Array; fileName: string }): Promise<ChartFile> {
  try {
    return await readAccounts(await openWorkbook(bytes, fileName));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { accounts: [], problems: [describeReadIssue(error.issue)] };
  }
}

/** The first sheet with the titles of a chart. Throws `UnreadableFile` for damage further on. */
export async function readAccounts({ sheets }: Pick<Workbook, 'sheets'>): Promise<ChartFile> {
  for (const sheet of sheets) {
    for (const { number, cells } of sheet.head) {
      const columns = columnsOf(cells);
      if (columns.code !== undefined && columns.name !== undefined) return readSheet(sheet, number, columns);
    }
  }
  return { accounts: [], problems: [chartFileText.noColumns] };
}

function columnsOf(cells: readonly Cell[]): Columns {
  const columns: Columns = {};
  cells.forEach((cell, index) => {
    const title = plainName(String(cell ?? ''));
    for (const [column, titles] of Object.entries(chartHeaders) as [ChartColumn, readonly string[]][])
      if (titles.includes(title)) columns[column] ??= index;
  });
  return columns;
}

async function readSheet(sheet: Sheet, headerRow: number, columns: Columns): Promise<ChartFile> {
  const accounts = new Map<string, { row: number; account: FileAccount }>();
  const problems: string[] = [];
  await sheet.scan(({ number, cells }) => {
    if (number <= headerRow) return undefined;
    const wrong = (column: ChartColumn, problem: string) =>
      problems.push(chartFileText.at(sheet.name, number, columnLetters(columns[column] ?? 0), problem));
    const row = new RowCells(cells, columns, wrong);
    const written = row.text('code');
    if (written === '') return undefined;
    const code = normaliseAccountCode(written);
    if (code === null || code.startsWith('0')) {
      wrong('code', chartFileText.wrongCode(written));
      return undefined;
    }
    const before = accounts.get(code);
    if (before) wrong('code', chartFileText.repeated(code, before.row));
    else accounts.set(code, { row: number, account: row.account(code) });
    return undefined;
  });
  if (accounts.size === 0 && problems.length === 0) problems.push(chartFileText.noAccounts);
  return { accounts: problems.length > 0 ? [] : [...accounts.values()].map(({ account }) => account), problems };
}

class RowCells {
  readonly #cells: readonly Cell[];
  readonly #columns: Columns;
  readonly #wrong: (column: ChartColumn, problem: string) => void;

  constructor(cells: readonly Cell[], columns: Columns, wrong: (column: ChartColumn, problem: string) => void) {
    this.#cells = cells;
    this.#columns = columns;
    this.#wrong = wrong;
  }

  text(column: ChartColumn): string {
    return String(this.#cells[this.#columns[column] ?? -1] ?? '').trim();
  }

  account(code: string): FileAccount {
    const name = this.text('name').slice(0, 200);
    const nature = this.#nature();
    const grouping = plainName(this.text('grouping'));
    const movements = grouping === '' ? this.#yesNo('movements') : grouping === cellWords.posting;
    const said = {
      takesThirdParties: this.#yesNo('takesThirdParties'),
      isActive: this.#yesNo('active'),
      nonDeductible: this.#yesNo('nonDeductible'),
      byThirdParty: this.#yesNo('byThirdParty'),
      movements,
      nature,
    };
    const known = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
    return { code, ...(name !== '' && { name }), ...known };
  }

  #yesNo(column: ChartColumn): boolean | undefined {
    const found = this.text(column);
    const word = plainName(found);
    if (word === '') return undefined;
    if (cellWords.yes.includes(word)) return true;
    if (!cellWords.no.includes(word)) this.#wrong(column, chartFileText.wrongYesNo(found));
    return false;
  }

  #nature(): 'D' | 'C' | undefined {
    const found = this.text('nature');
    const word = plainName(found);
    if (word === '') return undefined;
    if (cellWords.debit.includes(word)) return 'D';
    if (!cellWords.credit.includes(word)) this.#wrong('nature', chartFileText.wrongNature(found));
    return 'C';
  }
}
