/**
 * `cuadre cuentas`: the role that each account of a company plays in the audit, how sure that is, and why; first those
 * whose role is not the one that their code says.
 */

import { type AccountInRole, inferRoles } from '#core/books/roles/infer-roles.ts';
import { reasonsInWords, roleName } from '#core/books/roles/role-words.es.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { periodKey } from '#core/calendar/period.ts';
import { formatNit } from '#core/identity/nit.ts';
import type { ReadAnswers } from '#core/reading/questions/question.ts';
import { accountsText } from '../input/accounts-text.es.ts';
import { expandPaths, type InputFile } from '../input/input-files.ts';
import { readAnswers } from '../input/read-answers.ts';
import { type CompanyMonths, type MonthFile, readFiles } from '../input/read-files.ts';
import type { Options } from '../options.ts';
import { padded, painter } from '../report/paint.ts';
import { statusLine } from '../report/status-line.ts';
import { cliText } from '../text.es.ts';

const SECTIONS: readonly AccountInRole['standing'][] = ['company', 'inferred', 'doubtful', 'code'];

export async function accountsCommand(paths: readonly string[], options: Options): Promise<number> {
  const fail = (sentence: string): number => {
    process.stderr.write(`${sentence}\n`);
    return 2;
  };
  if (paths.length === 0) return fail(cliText.noFiles);
  let files: InputFile[];
  let answers: ReadAnswers;
  try {
    answers = readAnswers(options);
    files = await expandPaths(paths);
  } catch (error) {
    return fail((error as Error).message);
  }
  if (files.length === 0) return fail(cliText.emptyFolder(paths.join(', ')));
  const status = statusLine(process.stderr);
  const { companies, problems } = await readFiles(files, status.show, { answers });
  status.clear();
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  const told = companies.map(({ months }) => ({ month: months.at(-1)!, roles: inferRoles(months.at(-1)!.balance) }));
  if (options.json) process.stdout.write(`${JSON.stringify(told.map(documentOf), null, 1)}\n`);
  else for (const one of told) process.stdout.write(tableOf(one));
  return problems.length > 0 || told.length === 0 ? 2 : 0;
}

interface Told {
  /** The newest month of a company. */
  month: CompanyMonths['months'][number];
  roles: readonly AccountInRole[];
}

function tableOf({ month, roles }: Told): string {
  const colour = process.stdout.isTTY === true && !process.env.NO_COLOR;
  const paint = painter(colour);
  const lines = [paint('bold', headingOf(month))];
  for (const standing of SECTIONS) {
    const some = roles.filter((account) => account.standing === standing);
    if (some.length === 0) continue;
    lines.push('', paint('bold', accountsText.section[standing](some.length)));
    for (const account of some) lines.push(...linesOf(account));
  }
  return `${lines.join('\n')}\n\n`;
}

function headingOf({ balance: { company }, period }: MonthFile): string {
  const who = [company.name ?? '', company.nit === null ? '' : formatNit(company.nit, company.dv)];
  return [...who.filter(Boolean), formatPeriod(period)].join(' · ');
}

function linesOf(account: AccountInRole): string[] {
  const { code, name, place, confidence, standing } = account;
  const what = `  ${padded(`${code} ${name}`, 52)} ${roleName(account)}`;
  if (standing === 'code') return [what];
  return [what, `      ${accountsText.why(place, Math.round(confidence * 100), reasonsInWords(account))}`];
}

function documentOf({ month, roles }: Told): unknown {
  const { nit, name } = month.balance.company;
  return {
    company: { nit: nit ?? '', name: name ?? '' },
    period: periodKey(month.period),
    accounts: roles.map((account) => ({
      code: account.code,
      name: account.name,
      role: account.role,
      roleName: roleName(account),
      equivalent: account.place,
      standing: account.standing,
      confidence: account.confidence,
      reasons: account.reasons.map(({ witness }) => witness),
      why: reasonsInWords(account),
    })),
  };
}
