/** Holds the reading of a drawn file against its books: exact, refused, or read wrong. */
import { DATA } from '#core/books/balance-data.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { periodKey } from '#core/calendar/period.ts';
import { describeReadIssue } from '#core/reading/read-issue.es.ts';
import { formats } from '#formats/registry.gen.ts';
import { readFile } from '#platform/workbook/read-file.ts';
import type { Question } from './draw-layout.ts';
import { type DrawnFile, drawnFile } from './drawn-file.ts';

export interface Verdict {
  seed: number;
  /** `refused`: as the drawn question asks, in its words; `unreadable`: refused for anything else. */
  kind: 'exact' | 'refused' | 'unreadable' | 'wrong';
  /** What was drawn that may be refused, or what differs. */
  why: string;
  drawn: string;
  isQuestion: boolean;
}

/** Words that a refusal must have. */
const said: Readonly<Record<Question, RegExp>> = {
  thousands: /miles/i,
  currency: /moneda|d[óo]lar|euro|pesos/i,
  companies: /empresa/i,
  books: /libro/i,
  three_books: /libro/i,
  two_titles: /empresa/i,
  two_months: /mes/i,
  half_month: /mes|quincena/i,
};

export async function verdictOf(seed: number): Promise<Verdict> {
  const file = drawnFile(seed);
  const { layout, name, bytes } = file;
  const drawn = layout.question ?? layout.damage ?? layout.form ?? 'plain';
  const isQuestion = layout.question !== null;
  const told = { seed, drawn, isQuestion };
  const { view, issues } = await readFile(() => Promise.resolve({ bytes, fileName: name }), formats);
  if (view === null) {
    const words = issues
      .filter(({ fatal }) => fatal)
      .map((issue) => describeReadIssue(issue))
      .join(' / ');
    const isAsked = layout.question !== null && said[layout.question].test(words);
    return { ...told, kind: isAsked ? 'refused' : 'unreadable', why: words };
  }
  if (layout.question !== null) return { ...told, kind: 'wrong', why: 'accepted without an answer' };
  const differences = differencesOf(view, file);
  return { ...told, kind: differences.length === 0 ? 'exact' : 'wrong', why: differences.join('; ') };
}

function differencesOf(view: TrialBalance, { layout, books }: DrawnFile): string[] {
  const differences: string[] = [];
  const expected = expectedLines(layout.isGeneral, books);
  const found = foundLines(view);
  const lost = [...expected].filter(([key, amounts]) => found.get(key) !== amounts);
  const more = [...found].filter(([key, amounts]) => expected.get(key) !== amounts);
  if (lost.length > 0) differences.push(`${lost.length} rows lost, as ${lost[0]!.join(' = ')}`);
  if (more.length > 0) differences.push(`${more.length} rows more, as ${more[0]!.join(' = ')}`);
  const { company, period } = view[DATA];
  const month = period === null ? null : periodKey(period);
  const expectedMonth = layout.title.month === null ? null : periodKey(books.period);
  if (month !== expectedMonth) differences.push(`month ${month}, not ${expectedMonth}`);
  const named = layout.title.company;
  if (named !== null && company.name !== books.company.name) differences.push(`company ${company.name}`);
  if (named?.nit && company.nit !== books.company.nit) differences.push(`NIT ${company.nit}`);
  return differences;
}

/** Amounts by account and third party; rows without any amount say nothing. */
function expectedLines(isGeneral: boolean, { facts }: DrawnFile['books']): Map<string, string> {
  const lines = new Map<string, bigint[]>();
  for (const { account, thirdParty, opening, debit, credit, closing } of facts)
    add(lines, `${account} ${isGeneral ? '' : thirdParty.id}`, [opening, debit, credit, closing]);
  return withAmounts(lines);
}

function foundLines(view: TrialBalance): Map<string, string> {
  const { accounts, thirdParties, rows } = view[DATA];
  const lines = new Map<string, bigint[]>();
  for (const [row, account] of rows.account.entries()) {
    const key = `${accounts.codes[account]} ${thirdParties.ids[rows.thirdParty[row]!]}`;
    add(lines, key, [rows.opening[row]!, rows.debit[row]!, rows.credit[row]!, rows.closing[row]!]);
  }
  return withAmounts(lines);
}

function add(lines: Map<string, bigint[]>, key: string, amounts: readonly bigint[]): void {
  const before = lines.get(key);
  lines.set(key, before ? before.map((cents, index) => cents + amounts[index]!) : [...amounts]);
}

function withAmounts(lines: ReadonlyMap<string, readonly bigint[]>): Map<string, string> {
  return new Map(
    [...lines]
      .filter(([, amounts]) => amounts.some((cents) => cents !== 0n))
      .map(([key, amounts]) => [key, amounts.join(' ')]),
  );
}
