/** Report as tables for a terminal: the summary, one line per validation, then each finding with its remedy. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { allDeduced } from '#core/engine/deduced/all-deduced.ts';
import { writeList } from '#core/engine/fact-words.es.ts';
import type { AuditReport, Finding, ValidationResult } from '#core/engine/finding.ts';
import { comparedWords, practicesTitle, practiceWords } from '#core/engine/life/life-words.es.ts';
import { causeOf, oneOfEachCause } from '#core/engine/weighing/causes.ts';
import { unexplained } from '#core/engine/weighing/explained.ts';
import { healthBand } from '#core/engine/weighing/health-index.ts';
import { outcomeWords, severityName } from '#core/engine/weighing/outcome-words.es.ts';
import { stakeWord } from '#core/engine/weighing/stake-words.es.ts';
import { formatNit } from '#core/identity/nit.ts';
import { formatCents, formatCount, formatPesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import { mappedFormatKey } from '#core/reading/format.ts';
import { formats } from '#formats/registry.gen.ts';
import { bandName, cliText } from '../text.es.ts';
import { type Paint, padded, painter, severityStyle, wrapped } from './paint.ts';

const MOST_THIRD_PARTIES = 5;
const MOST_ACCOUNTS = 6;

export function reportTable(report: AuditReport, options: { colour: boolean; width: number }): string {
  const paint = painter(options.colour);
  const width = Math.min(Math.max(options.width, 60), 120);
  const findings = report.validations.flatMap((validation) =>
    oneOfEachCause(unexplained(validation.findings)).map((finding) => ({
      validation,
      finding,
      others: othersOf(finding, validation),
    })),
  );
  const lines = [
    ...heading(report, paint),
    '',
    ...report.validations.map((validation) => validationLine(validation, width, paint)),
    '',
    ...deducedLines(report, width, paint),
    ...inferredLines(report, width, paint),
    ...findings.flatMap(({ validation, finding, others }) => [
      ...findingLines(validation, finding, width, paint),
      ...others.map((other) => otherLine(other, width, cliText.sameCause)),
      ...(finding.explains ?? []).map((other) => otherLine(other, width, cliText.explains)),
      '',
    ]),
    ...practiceLines(report, width, paint),
    ...goneLines(report, width, paint),
  ];
  return `${lines.join('\n')}\n`;
}

/** What the company does every month: said, not counted. */
function practiceLines({ practices = [] }: AuditReport, width: number, paint: Paint): string[] {
  if (practices.length === 0) return [];
  const lines = practices.flatMap(({ since, months, finding: { title, rule } }) =>
    wrapped(`${title} (${rule}): ${practiceWords(parsePeriod(since)!, months)}`, width - 4).map(
      (line) => `    ${line}`,
    ),
  );
  return [paint('bold', `  ${practicesTitle}`), ...lines, ''];
}

/** What became of findings of earlier months that this one does not have. */
function goneLines({ gone = [] }: AuditReport, width: number, paint: Paint): string[] {
  if (gone.length === 0) return [];
  const lines = gone.flatMap(({ title, rule, state }) =>
    wrapped(`${state}: ${title} (${rule})`, width - 4).map((line) => `    ${line}`),
  );
  return [paint('bold', `  ${cliText.gone}`), ...lines, ''];
}

/** What the books say of the company where its profile is silent. */
function deducedLines({ validations }: AuditReport, width: number, paint: Paint): string[] {
  const facts = allDeduced(validations);
  if (facts.length === 0) return [];
  const lines = facts.flatMap(({ said, evidence }) => wrapped(`${said}: ${evidence}.`, width - 4));
  return [paint('bold', `  ${cliText.deduced}`), ...lines.map((line) => `    ${line}`), ''];
}

/** Accounts that the audit did not take by their code, a line for each role. */
function inferredLines({ inferredAccounts = [] }: AuditReport, width: number, paint: Paint): string[] {
  if (inferredAccounts.length === 0) return [];
  const byRole = new Map<string, string[]>();
  for (const { account, role, equivalent, isDoubtful } of inferredAccounts) {
    const line = isDoubtful ? cliText.doubtfulRole(role) : cliText.inferredRole(role, equivalent);
    byRole.set(line, [...(byRole.get(line) ?? []), account]);
  }
  const lines = [...byRole].flatMap(([role, accounts]) =>
    wrapped(`${role}: ${writeList(accounts, MOST_ACCOUNTS)}`, width - 4).map((line) => `    ${line}`),
  );
  return [paint('bold', `  ${cliText.inferredRoles}`), ...lines, ''];
}

/** The other findings of its cause: those of one cause are told once. */
function othersOf(finding: Finding, { findings }: ValidationResult): Finding[] {
  return unexplained(findings).filter((other) => other !== finding && causeOf(other) === causeOf(finding));
}

function otherLine(
  { account, accountName, amount }: Pick<Finding, 'account' | 'accountName' | 'amount'>,
  width: number,
  label: string,
): string {
  const where = padded(`${account ?? ''} ${accountName ?? ''}`.trim(), Math.min(60, width - 30));
  return `    ${label} ${where} ${formatPesos(fromDecimal(amount)).padStart(20)}`;
}

/** One line per company and month, after their reports. */
export function companiesTable(reports: readonly AuditReport[], colour: boolean): string {
  const paint = painter(colour);
  const lines = reports.map(({ company, period, healthIndex, validations }) => {
    const found = validations.reduce((sum, { findings }) => sum + oneOfEachCause(unexplained(findings)).length, 0);
    const who = padded(`${company.name} · ${formatNit(company.nit, company.dv)}`, 52);
    const month = padded(formatPeriod(parsePeriod(period)!), 20);
    return `  ${who} ${month} ${`${healthIndex}/100`.padStart(7)}  ${cliText.findings(found)}`;
  });
  return `${paint('bold', cliText.companies)}\n${lines.join('\n')}\n`;
}

function heading({ company, period, totals, healthIndex, unbalanced, ...report }: AuditReport, paint: Paint): string[] {
  const month = formatPeriod(parsePeriod(period)!);
  const counts = cliText.totals(
    formatCount(totals.rows),
    formatPesos(fromDecimal(totals.debits)),
    formatPesos(fromDecimal(totals.credits)),
    formatName(report.package),
  );
  const band = bandName[healthBand(healthIndex)];
  return [
    paint('bold', `${company.name} · ${formatNit(company.nit, company.dv)} · ${month}`),
    paint('dim', counts),
    `${cliText.healthIndex} ${paint('bold', `${healthIndex}/100`)} ${band}`,
    ...(unbalanced ? [paint('red', cliText.unbalanced)] : []),
  ];
}

function formatName(key: string): string {
  if (key === mappedFormatKey) return cliText.namedColumns;
  return formats.find((format) => format.key === key)?.name ?? key;
}

function validationLine(
  { title, outcome, reason, findings, notEvaluated, ruleChanges = [] }: ValidationResult,
  width: number,
  paint: Paint,
): string {
  const count = oneOfEachCause(unexplained(findings)).length;
  const counted = findings.length > 0 ? cliText.findings(count) : outcomeWords({ outcome, notEvaluated });
  const isPartial = outcome === 'sin_hallazgos' && reason !== null;
  const missing = notEvaluated.length > 0 ? cliText.rulesNotEvaluated(notEvaluated.length) : '';
  const detail = [counted, isPartial ? '' : (reason ?? ''), missing].filter(Boolean).join(' · ');
  const style = findings[0] ? severityStyle[findings[0].severity] : outcome === 'sin_hallazgos' ? 'green' : 'grey';
  const line = `  ${padded(title, 34)} ${paint(style, detail.slice(0, width - 37))}`;
  const why = isPartial ? wrapped(reason, width - 4).map((part) => paint('dim', `    ${part}`)) : [];
  return [line, ...why, ...ruleChanges.map((change) => paint('dim', `    ${cliText.ruleChange(change)}`))].join('\n');
}

/** `Persiste desde enero de 2026 (2 siguen, 1 nuevo)`; nothing where months are not compared. */
function stateOf({ change, since, compared }: Finding): string[] {
  if (change === undefined || since === undefined) return [];
  const month = change === 'persistente' ? cliText.since(formatPeriod(parsePeriod(since)!)) : '';
  const set = compared === undefined ? '' : `(${comparedWords(compared)})`;
  return [[cliText.states[change], month, set].filter(Boolean).join(' ')];
}

/** `1.900.000 en riesgo`; nothing where there is no amount. */
function amountOf({ amount, stake }: Pick<Finding, 'amount' | 'stake'>): string[] {
  const cents = fromDecimal(amount);
  return cents === 0n ? [] : [`${formatPesos(cents)} ${stakeWord[stake]}`];
}

function findingLines(validation: ValidationResult, finding: Finding, width: number, paint: Paint): string[] {
  const {
    severity,
    rule,
    account,
    accountName,
    title,
    message,
    correction,
    thirdParties,
    thirdPartyCount,
    legal,
    rows,
  } = finding;
  const label = paint(severityStyle[severity], severityName[severity].toUpperCase());
  const indent = (text: string) => wrapped(text, width - 4).map((line) => `    ${line}`);
  const where = [
    ...stateOf(finding),
    account ? `${account} ${accountName ?? ''}`.trim() : validation.title,
    ...amountOf(finding),
  ].join(' · ');
  const thirdPartyLines = thirdParties.slice(0, MOST_THIRD_PARTIES).map(({ nit, name, amount: owed }) => {
    const who = nit === '' && name === '' ? cliText.noThirdParty : `${formatNit(nit)} ${name}`.trim();
    return `      ${padded(who, Math.min(60, width - 30))} ${formatCents(fromDecimal(owed)).padStart(20)}`;
  });
  const more =
    thirdPartyCount > thirdPartyLines.length
      ? [`      ${cliText.moreThirdParties(thirdPartyCount - thirdPartyLines.length)}`]
      : [];
  const sources = legal.map(({ norm, article }) => `${norm} ${article}`).join('; ');
  return [
    `${label} ${paint('bold', title)} ${paint('dim', rule)}`,
    `    ${paint('dim', where)}`,
    ...indent(message),
    ...thirdPartyLines,
    ...more,
    ...indent(`${cliText.whatToDo} ${correction}`),
    ...(sources ? indent(`${cliText.law} ${sources}`).map((line) => paint('dim', line)) : []),
    ...(rows.length > 0 ? [paint('dim', `    ${cliText.fileRows(rows.slice(0, 12), rows.length)}`)] : []),
  ];
}
