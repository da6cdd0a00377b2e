/**
 * Reads a trial balance from a workbook: format detection, rows, title, sign proof. Unreadable cells are issues with an
 * address; a fatal issue means that there is no balance.
 */

import type { Amounts } from '#core/books/amounts.ts';
import type { BalanceData, SignConvention } from '#core/books/balance-data.ts';
import { toDecimal } from '#core/money/money.ts';
import { isProvedBySums } from './assumed-layout.ts';
import { detectFormat, monthOfName, type Recognised } from './detect-format.ts';
import { provesColumns } from './evidence/found-columns.ts';
import { namesake, nitOf } from './evidence/namesake.ts';
import { withoutLeadingZeros } from './evidence/padded-codes.ts';
import { withRepeated } from './evidence/repeated-columns.ts';
import { settleFile } from './evidence/settle-file.ts';
import { settleSign } from './evidence/settle-sign.ts';
import { areComplete, isView } from './evidence/sheets-complete.ts';
import { signRivals } from './evidence/sign-rivals.ts';
import { type JoinedSheets, withContinuations, withHiddenSheets } from './evidence/split-sheets.ts';
import { summedBlocks } from './evidence/summed-blocks.ts';
import { sumAmongRows } from './evidence/sums-among-rows.ts';
import { turnBalances } from './evidence/turned-balances.ts';
import type { Columns, Field, Format } from './format.ts';
import { columnPlace } from './headers/column-place.ts';
import { periodOfHeaders } from './headers/header-period.es.ts';
import { inPesos } from './questions/in-pesos.ts';
import type { PartTotal } from './questions/parted-books.ts';
import { type Choice, type Question, type ReadAnswers, sameAnswer, signAnswers } from './questions/question.ts';
import { askedIssue, askLevels, levelsIssue, type OfBook, totalsOf, withBook } from './questions/settle-questions.ts';
import { askSheet, viewByThirdParty } from './questions/sheet-books.ts';
import type { Asked } from './questions/witnesses.ts';
import type { ReadIssue } from './read-issue.ts';
import { periodFromFileName, periodIssues } from './read-period.ts';
import { lostAccount, readRows } from './read-rows.ts';
import { whatItSeems } from './refusals/what-it-seems.es.ts';
import type { RawRows } from './rows/raw-rows.ts';
import { repeatedRows } from './rows/repeated-rows.ts';
import { likeliestSign, openingFromClosing, type SignProof } from './sign-convention.ts';
import { isWhole, sumOfFacts } from './whole-book.ts';
import { columnLetters, type Workbook } from './workbook.ts';

export interface ReadFormat {
  key: string;
  name: string;
  softwareId: number | null;
  sheet: string;
  headerRow: number;
  /** The layout is assumed: the user is asked to compare the totals. */
  isAssumed?: true;
}

export interface ReadResult {
  format: ReadFormat | null;
  /** Null when an issue is fatal. */
  balance: BalanceData | null;
  proof: SignProof | null;
  issues: ReadIssue[];
  /** What the file leaves open: a fatal issue until it is answered. */
  question?: Question;
  /** Sheets that go on with its table and were read with it, although the whole does not balance. */
  joinedSheets?: readonly string[];
  /** Columns found by their figures, which the user is asked to check; absent where the headers name them. */
  foundColumns?: Columns;
}

/** `answers`: what the file leaves open and a person said. An open question has no balance. */
export async function readBalance(
  workbook: Workbook,
  formats: readonly Format[],
  answers: ReadAnswers = {},
): Promise<ReadResult> {
  const { asked, ...result } = await readAnswered(workbook, formats, answers);
  const hasNone = result.issues.some(({ code }) => code === 'no_rows');
  // An answer that no row has: the question is asked again.
  if (hasNone && (answers.company ?? answers.book) !== undefined)
    return readBalance(workbook, formats, answers.unit === undefined ? {} : { unit: answers.unit });
  if (!asked) return result;
  const choices: Choice[] = [];
  for (const { value, label } of asked.choices) {
    const { balance } = await readAnswered(workbook, formats, { ...answers, [asked.kind]: value });
    choices.push({ value, label, totals: balance && totalsOf(balance) });
  }
  return { ...result, question: { kind: asked.kind, choices } };
}

type Answered = Omit<ReadResult, 'question'> & { asked?: Asked; signs?: readonly SignConvention[] };

async function readAnswered(workbook: Workbook, formats: readonly Format[], answers: ReadAnswers): Promise<Answered> {
  const found = detectFormat(workbook, formats);
  if ('issue' in found) return { format: null, balance: null, proof: null, issues: [found.issue] };
  const sheets = [found, ...found.others];
  const { book } = answers;
  const named = book === undefined ? undefined : sheets.find(({ detection }) => sameAnswer(detection.sheet.name, book));
  if (named && found.others.length > 0) return readRecognised(workbook, named, answers);
  const recognised = withRepeated(withBook(found, answers), answers);
  const block = summedBlocks(recognised.detection);
  if (block !== null) {
    const { name: sheet } = recognised.detection.sheet;
    const issues: ReadIssue[] = [{ code: 'sums_among_rows', fatal: true, sheet, row: block }];
    return { format: null, balance: null, proof: null, issues };
  }
  const alone = await readRecognised(workbook, recognised, answers);
  const readJoined = ({ sheet }: JoinedSheets) =>
    readRecognised(workbook, { ...recognised, detection: { ...recognised.detection, sheet } }, answers);
  const hidden = isWhole(alone.balance) ? null : withHiddenSheets(workbook, recognised.detection);
  const withHidden = hidden && (await readJoined(hidden));
  if (withHidden && isWhole(withHidden.balance)) return withHidden;
  const joined = isWhole(alone.balance) ? null : withContinuations(workbook, recognised.detection);
  if (joined !== null) {
    const { sheet, begins, names } = joined;
    const whole = await readJoined(joined);
    const { balance } = whole;
    if (isWhole(balance)) return whole;
    const isOther = balance !== null && isView(balance, begins);
    // Its printed total says which rows are missing: all that there are come first.
    const isKnown = balance !== null && (balance.grandTotal !== null || areComplete(balance, begins));
    if (isKnown && !isOther) return { ...whole, joinedSheets: names };
    const isInDoubt = alone.asked?.kind === 'levels' || alone.asked?.kind === 'sign';
    if ((alone.balance || isInDoubt) && !isOther) {
      const data = { sheets: names.join('\n') };
      const issue: ReadIssue = { code: 'sheets_incomplete', fatal: true, sheet: sheet.name, data };
      return { format: alone.format, balance: null, proof: null, issues: [issue] };
    }
  }
  if (alone.balance === null) return alone;
  const others: Answered[] = [];
  for (const other of found.others)
    others.push(await readRecognised(workbook, withRepeated(withBook(other, answers), answers), answers));
  const balances = others.map(({ balance }) => balance);
  const view = others[viewByThirdParty(alone.balance, balances)];
  const asked = askSheet(alone.balance, balances);
  if (view && asked === null) return view;
  if (asked === null) return alone;
  return { ...alone, balance: null, proof: null, issues: [askedIssue(asked, {})], asked };
}

async function readRecognised(workbook: Workbook, recognised: OfBook, answers: ReadAnswers): Promise<Answered> {
  const own = await readTable(workbook, recognised, answers);
  const { signs: _open, ...read } = own;
  const settled = await settleSign(own, (sign) => readTable(workbook, recognised, { ...answers, sign }));
  if (!('kind' in settled)) return settled === own ? read : settled;
  const issues = [
    ...own.issues.filter(({ fatal }) => !fatal),
    askedIssue(settled, { sheet: recognised.detection.sheet.name }),
  ];
  return { ...read, balance: null, proof: null, issues, asked: settled };
}

async function readTable(workbook: Workbook, recognised: OfBook, answers: ReadAnswers): Promise<Answered> {
  const { format, detection } = recognised;
  const summary: ReadFormat = {
    key: format.key,
    name: format.name,
    softwareId: format.softwareId,
    sheet: detection.sheet.name,
    headerRow: detection.headerRow,
  };
  const issues = periodIssues(recognised);
  if (recognised.issue) issues.push(recognised.issue);
  const { raw, totals, witnesses, isReal } = await readRows(workbook, recognised, answers, issues);
  if (format.evidence === 'assumed' && !isReal) summary.isAssumed = true;
  const address = { sheet: detection.sheet.name };
  const refused = { format: summary, balance: null, proof: null };
  const refuse = (...more: ReadIssue[]) => ({ ...refused, issues: [...issues, ...more] });
  withoutLeadingZeros(raw);
  issues.push(...mixedSeparators(raw, recognised));
  const { company, ...concluded } = witnesses.conclude(raw);
  const asked = concluded.asked ?? recognised.asked;
  issues.push(...concluded.issues);
  if (asked && !issues.some((issue) => issue.fatal))
    return { ...refuse(askedIssue(asked, address, witnesses.unit)), asked };
  if ((raw.count === 0 || raw.isAllZero()) && !issues.some((issue) => issue.fatal))
    issues.push({ code: raw.count === 0 ? 'no_rows' : 'amounts_missing', fatal: true, ...address });
  if (issues.some((issue) => issue.fatal)) return refuse();
  const given = detection.given?.sign ?? (answers.sign && signAnswers[answers.sign]);
  const isDerived = detection.columns.opening === undefined;
  raw.turnCredits(!isDerived);
  if (!isDerived && !given) turnBalances(raw);
  const known = isDerived ? openingFromClosing(raw, given) : { given };
  const settled = settleFile(raw, known, totals, { companyNit: company.nit, levels: answers.levels });
  if (!settled) return refuse({ code: 'sign_unprovable', fatal: true, ...address, data: signData(raw, given) });
  const { built, grandTotal, lost, copied } = settled;
  if (copied) issues.push({ code: 'book_copied', fatal: false, ...address, ...copied });
  if (lost.length > 0) return refuse(...lost.map((aside) => lostAccount(recognised, aside)));
  const total = witnesses.partTotal(built.rows);
  if (total !== null) return readTotal(workbook, recognised, answers, total);
  const parts = witnesses.askParts(built.rows);
  if (parts !== null) return { ...refuse(askedIssue(parts, address)), asked: parts };
  const sum = sumAmongRows(raw, built.rows);
  if (sum !== null) return refuse({ code: 'sums_among_rows', fatal: true, ...address, row: sum });
  const rivals = given || raw.hasSides ? [] : signRivals(built.rows, isDerived);
  const open = rivals.length > 0 ? { signs: [built.rows.sign, ...rivals] } : {};
  if (built.inDoubt.length > 0 && answers.levels === undefined)
    return { ...refuse(levelsIssue(built.inDoubt, address)), asked: askLevels, ...open };
  if (summary.isAssumed) {
    const facts = sumOfFacts(built.rows);
    const isProved = isProvedBySums(built.proof, facts, grandTotal);
    const data = isProved ? {} : unprovedData(format, built.proof, facts);
    if (!isProved) return refuse({ code: 'layout_unproved', fatal: true, ...address, data });
  }
  if (detection.byFigures && !provesColumns(built.rows)) {
    const data = { sheets: detection.sheet.name, ...whatItSeems(workbook) };
    return { format: null, balance: null, proof: null, issues: [{ code: 'format_unknown', fatal: true, data }] };
  }
  if (detection.byFigures) {
    const { telling, explained } = built.proof;
    const data = { ...columnsFound(recognised), telling, explained };
    issues.push({ code: 'columns_by_figures', fatal: false, ...address, data });
  }
  if (format.hasOtherChart) issues.push({ code: 'other_chart', fatal: false, ...address });
  if (built.rows.thirdParties.ids.length === 1) issues.push({ code: 'no_third_parties', fatal: false, ...address });
  company.nit ??= nitOf(built.idOfNobody) ?? namesake(company.name, built.rows.thirdParties);
  const ofHeaders = periodOfHeaders(detection)?.to;
  const period =
    concluded.period ?? ofHeaders ?? monthOfName(detection.sheet.name) ?? periodFromFileName(workbook.fileName);
  const { year } = detection.title;
  if (!period) issues.push({ code: 'period_missing', fatal: false, ...address, ...(year && { data: { year } }) });
  if (!company.nit) issues.push({ code: 'company_missing', fatal: false, ...address });
  issues.push(...(await repeatedRows(detection.sheet, built.rows.rows, built.rows.thirdParties.ids.length)));
  const read = { company, period, format: format.key, sheet: detection.sheet.name, ...built.rows, grandTotal };
  const balance = inPesos(read, witnesses.unit.unit && answers.unit);
  const foundColumns = detection.byFigures ? { foundColumns: detection.columns } : {};
  return { format: summary, balance, proof: built.proof, issues, ...foundColumns, ...open };
}

/** The table without the parts that its total sums. */
async function readTotal(
  workbook: Workbook,
  recognised: OfBook,
  answers: ReadAnswers,
  { answer: book, ...data }: PartTotal,
): Promise<Answered> {
  const read = await readTable(workbook, recognised, { ...answers, book });
  const { name: sheet } = recognised.detection.sheet;
  return { ...read, issues: [{ code: 'parts_and_total', fatal: false, sheet, data }, ...read.issues] };
}

/** The two cells that use the decimal mark differently, if any do, as an issue. */
function mixedSeparators(raw: RawRows, recognised: Recognised): ReadIssue[] {
  const { sheet, given } = recognised.detection;
  const contradiction = raw.settle(given?.decimal);
  if (!contradiction) return [];
  const [comma, dot] = contradiction;
  // A given decimal mark has no row: the issue is placed at the cell that contradicts it.
  const [{ source, field, text: found }, other] = dot.source > 0 ? [dot, comma] : [comma, dot];
  const data = { other: other.text, ...(other.source > 0 ? { otherRow: other.source } : {}) };
  const place = { sheet: sheet.name, row: source, ...columnPlace(recognised, field) };
  return [{ code: 'amount_separators_mixed', fatal: true, ...place, found, data }];
}

/** Rows of the likeliest convention, for the sentence. */
function signData({ code, codes, count, amounts }: RawRows, given?: SignConvention): Record<string, number> {
  const { telling, explained } = likeliestSign({ code, codes: codes.values, count, amounts }, given);
  return { telling, explained };
}

/** Program, rows and totals as decimals in pesos, for the sentence. */
function unprovedData(
  { name }: Format,
  { telling, explained }: SignProof,
  total: Amounts,
): Record<string, string | number> {
  const { opening, debit, credit, closing } = total;
  const totals = {
    opening: toDecimal(opening),
    debits: toDecimal(debit),
    credits: toDecimal(credit),
    closing: toDecimal(closing),
  };
  return { program: name, telling, explained, ...totals };
}

/** Letters and header of each column that was found, by field: `A (MCNCUENTA)`. */
function columnsFound(recognised: Recognised): Record<string, string> {
  const places = Object.keys(recognised.detection.columns).map((field) => {
    const { column: index, header = '' } = columnPlace(recognised, field as Field);
    return [field, `${columnLetters(index!)} (${header.trim()})`];
  });
  return Object.fromEntries(places);
}
