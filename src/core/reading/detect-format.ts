/** Selects the format and the sheet of a workbook by content alone, never by file name. */

import { monthFromName } from '#core/calendar/period.es.ts';
import { type Period, periodKey, samePeriod } from '#core/calendar/period.ts';
import { periodsIn } from '#core/calendar/periods-in.es.ts';
import type { Detection, Format } from './format.ts';
import { readReportTitle } from './headers/report-title.es.ts';
import type { ReadIssue } from './read-issue.ts';
import { whatItSeems } from './refusals/what-it-seems.es.ts';
import type { Sheet, Workbook } from './workbook.ts';

export interface Recognised {
  format: Format;
  detection: Detection;
}

/** The most certain sheet, and the other visible ones that the same format recognises. */
export interface RecognisedSheets extends Recognised {
  others: readonly Recognised[];
}

/** Minimum score with which a format may claim a sheet. */
const LEAST_SCORE = 50;

export function detectFormat(workbook: Workbook, formats: readonly Format[]): RecognisedSheets | { issue: ReadIssue } {
  const claims = formats
    .flatMap((format) => format.detect(workbook).map((detection) => ({ format, detection })))
    .filter(({ detection }) => detection.score >= LEAST_SCORE)
    .sort(
      (a, b) =>
        b.detection.score - a.detection.score || Number(a.detection.sheet.hidden) - Number(b.detection.sheet.hidden),
    );
  const best = claims[0];
  const bare = best ? null : untitledSheet(workbook, formats);
  if (bare) return { issue: { code: 'header_missing', fatal: true, sheet: bare.name } };
  if (!best)
    return {
      issue: {
        code: 'format_unknown',
        fatal: true,
        data: { sheets: workbook.sheets.map((sheet) => sheet.name).join(', '), ...whatItSeems(workbook) },
      },
    };
  const rival = claims.find(
    ({ format, detection }) => format !== best.format && detection.score === best.detection.score,
  );
  if (rival) {
    return {
      issue: {
        code: 'format_ambiguous',
        fatal: true,
        sheet: best.detection.sheet.name,
        data: { first: best.format.name, second: rival.format.name },
      },
    };
  }
  const others = claims.filter(
    ({ format, detection: { sheet } }) => format === best.format && sheet !== best.detection.sheet && !sheet.hidden,
  );
  return severalMonths(best, others) ?? { ...withCover(best, workbook), others };
}

/** Cells of a row of a cover; a table has more. */
const MOST_CELLS = 3;

/** A report without a title of its own has that of a sheet of text beside it which names a company with its NIT. */
function withCover(best: Recognised, { sheets }: Workbook): Recognised {
  const { title, sheet } = best.detection;
  if ((title.company.nit ?? title.company.name ?? title.from) !== null || sheets.length === 1) return best;
  for (const { head, hidden, name } of sheets) {
    const isText = head.every(({ cells }) => cells.filter((cell) => cell !== null && cell !== '').length <= MOST_CELLS);
    if (hidden || name === sheet.name || !isText) continue;
    const found = readReportTitle(head);
    if (found.company.nit !== null) return { ...best, detection: { ...best.detection, title: found } };
  }
  return best;
}

function untitledSheet(workbook: Workbook, formats: readonly Format[]): Sheet | null {
  for (const format of formats) {
    const sheet = format.untitledSheet?.(workbook);
    if (sheet) return sheet;
  }
  return null;
}

/**
 * Two visible sheets of the same format with different months are two balances: the choice between them is not guessed.
 * Sheets named like months outweigh titles that were copied from one to the next.
 */
function severalMonths(best: Recognised, others: readonly Recognised[]): { issue: ReadIssue } | null {
  const { sheet } = best.detection;
  const month = monthOf(best);
  const other = others.find(
    (claim) => month !== null && monthOf(claim) !== null && !samePeriod(monthOf(claim)!, month),
  );
  if (!other || month === null) return null;
  const data = {
    sheet: sheet.name,
    period: periodKey(month),
    otherSheet: other.detection.sheet.name,
    otherPeriod: periodKey(monthOf(other)!),
  };
  return { issue: { code: 'period_several', fatal: true, sheet: sheet.name, data } };
}

/** Month of a sheet by its title; its year with the month that the sheet's name gives, if it gives one. */
function monthOf({ detection: { title, sheet } }: Recognised): Period | null {
  const named = monthFromName(sheet.name.trim());
  if (title.from) return named === null ? title.from : { year: title.from.year, month: named };
  return monthOfName(sheet.name);
}

/** The only month that the name of a sheet says with its year; null if it says none, or several. */
export function monthOfName(name: string): Period | null {
  const [month, another] = periodsIn(name.replaceAll('_', ' '));
  return month !== undefined && another === undefined ? month : null;
}
