/**
 * `cuadre probar`: tries an expression on every month of some files, before it becomes a custom rule. Exit code 1 when
 * a month fails it.
 */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { periodKey } from '#core/calendar/period.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { customLabels, customReasons } from '#core/expression/custom-rule.es.ts';
import { describeExpressionError } from '#core/expression/expression-error.es.ts';
import { ExpressionError, pointAt } from '#core/expression/expression-error.ts';
import { type MonthTrial, tryExpression } from '#core/expression/try-expression.ts';
import { formatNit } from '#core/identity/nit.ts';
import { formatCents } from '#core/money/money.es.ts';
import { toDecimal } from '#core/money/money.ts';
import type { ReadAnswers } from '#core/reading/questions/question.ts';
import { expandPaths, type InputFile } from '../input/input-files.ts';
import { readAnswers } from '../input/read-answers.ts';
import { ofOneCompany, readFiles } from '../input/read-files.ts';
import { outcomeName, periodWidth, rulesText } from '../input/rules-text.es.ts';
import type { Options } from '../options.ts';
import { padded, painter } from '../report/paint.ts';
import { statusLine } from '../report/status-line.ts';
import { cliText } from '../text.es.ts';

const MOST_THIRD_PARTIES = 5;

export async function tryCommand([expression, ...paths]: readonly string[], options: Options): Promise<number> {
  const fail = (sentence: string): number => {
    process.stderr.write(`${sentence}\n`);
    return 2;
  };
  if (expression === undefined || paths.length === 0) return fail(rulesText.noExpression);
  let files: InputFile[];
  let answers: ReadAnswers;
  try {
    answers = readAnswers(options);
    // Reports errors of the expression before any file is read.
    tryExpression(expression, []);
    files = await expandPaths(paths);
  } catch (error) {
    if (!(error instanceof ExpressionError)) return fail((error as Error).message);
    return fail(`${pointAt(expression, error)}\n${describeExpressionError(error)}`);
  }
  if (files.length === 0) return fail(cliText.emptyFolder(paths.join(', ')));
  const status = statusLine(process.stderr);
  const { companies, problems } = ofOneCompany(await readFiles(files, status.show, { answers }));
  const months = companies[0]?.months ?? [];
  status.clear();
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (months.length === 0) return 2;
  const trials = tryExpression(
    expression,
    months.map(({ balance }) => balance),
  );
  const failing = trials.filter(({ outcome }) => outcome === 'no_se_cumple').length;
  if (options.json) process.stdout.write(`${JSON.stringify(trials.map(trialDocument), null, 1)}\n`);
  else
    process.stdout.write(
      `${[...trials.flatMap(trialLines), '', rulesText.failingMonths(failing, trials.length)].join('\n')}\n`,
    );
  if (problems.length > 0) return 2;
  return failing > 0 ? 1 : 0;
}

function trialLines({ period, outcome, reason, terms, thirdParties }: MonthTrial): string[] {
  const paint = painter(process.stdout.isTTY === true && !process.env.NO_COLOR);
  const style = outcome === 'se_cumple' ? 'green' : outcome === 'no_se_cumple' ? 'red' : 'grey';
  const why = reason === null ? '' : ` · ${customReasons[reason.reason](reason.data)}`;
  const line = `${padded(formatPeriod(period), periodWidth)}  ${paint(style, outcomeName[outcome])}${why}`;
  if (outcome !== 'no_se_cumple') return [line];
  const figures = terms.map(
    ({ label, amount }) =>
      `    ${padded(lookUp(customLabels, label) ?? label, 44)} ${formatCents(amount).padStart(22)}`,
  );
  const who = thirdParties
    .slice(0, MOST_THIRD_PARTIES)
    .map(
      ({ nit, name, amount }) =>
        `    ${padded(`${formatNit(nit)} ${name}`.trim(), 44)} ${formatCents(amount).padStart(22)}`,
    );
  const more =
    thirdParties.length > who.length ? [`    ${cliText.moreThirdParties(thirdParties.length - who.length)}`] : [];
  // With third parties the figures are those of one of them: the list says more.
  return thirdParties.length > 0 ? [line, ...who, ...more] : [line, ...figures];
}

function trialDocument({ period, outcome, reason, terms, thirdParties }: MonthTrial): unknown {
  return {
    period: periodKey(period),
    outcome,
    reason: reason === null ? null : customReasons[reason.reason](reason.data),
    terms: terms.map(({ label, amount }) => ({
      label: lookUp(customLabels, label) ?? label,
      amount: toDecimal(amount),
    })),
    thirdParties: thirdParties.map(({ nit, name, amount }) => ({ nit, name, amount: toDecimal(amount) })),
  };
}
