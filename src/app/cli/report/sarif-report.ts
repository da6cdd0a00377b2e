/**
 * Audited months as a SARIF 2.1.0 log (OASIS), for what collects the results of many tools: a run for each month, a
 * result for each finding, with the figures of the report document in its properties.
 */
import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AuditReport, Finding, ValidationResult } from '#core/engine/finding.ts';
import type { Severity } from '#core/engine/severity.ts';
import { outcomeName } from '#core/engine/weighing/outcome-words.es.ts';

/** An audited month and its file, as the command line named it. */
export interface AuditedFile {
  report: AuditReport;
  path: string;
}

/** `error` is what makes the command end with 1. */
const levels: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  critica: 'error',
  alta: 'error',
  media: 'warning',
  baja: 'note',
  informativa: 'note',
};

/** SARIF knows no reopened result: one that was absent and is back is new. */
const baselineStates = { nuevo: 'new', persistente: 'unchanged', reabierto: 'new' } as const;

/** Places of a result; `rowCount` in its properties says how many there are. */
const MOST_PLACES = 100;

/** @param version of Cuadre */
export function sarifReport(audited: readonly AuditedFile[], version: string): object {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: audited.map((one) => runOf(one, version)),
  };
}

function runOf({ report, path }: AuditedFile, version: string): object {
  const found = report.validations.flatMap((validation) =>
    validation.findings.map((finding) => ({ validation, finding })),
  );
  const codes = [...new Set(found.map(({ finding }) => finding.rule))];
  const rules = codes.map((code) => ruleOf(found.find(({ finding }) => finding.rule === code)!));
  const { company, period, totals, healthIndex } = report;
  return {
    tool: { driver: { name: 'Cuadre', version, language: 'es', rules } },
    automationDetails: { id: `${company.nit}/${period}` },
    columnKind: 'utf16CodeUnits',
    invocations: [
      {
        executionSuccessful: report.validations.every(({ outcome }) => outcome !== 'error'),
        toolExecutionNotifications: report.validations.flatMap(notifications),
      },
    ],
    artifacts: [{ location: { uri: uriOf(path) } }],
    results: [
      ...found.map(({ finding }) => resultOf(finding, codes.indexOf(finding.rule), path)),
      ...(report.gone ?? []).map(({ rule, severity, fingerprint, title, change, foundIn, state, amount }) => ({
        ruleId: rule,
        level: levels[severity],
        baselineState: 'absent',
        message: { text: `${title}. ${state}` },
        partialFingerprints: { 'cuadre/v1': fingerprint },
        properties: { severity, change, foundIn, amount },
      })),
    ],
    properties: { company, period, totals, healthIndex },
  };
}

function ruleOf({ validation, finding }: { validation: ValidationResult; finding: Finding }): object {
  const legal = finding.legal.map(({ norm, article }) => `${norm} ${article}`);
  return {
    id: finding.rule,
    name: validation.key,
    shortDescription: { text: validation.title },
    ...(legal.length > 0 ? { fullDescription: { text: `${validation.title}: ${legal.join('; ')}` } } : {}),
    properties: { tags: [validation.key], legal },
  };
}

function resultOf(finding: Finding, ruleIndex: number, path: string): object {
  const { rule, severity, title, message, why, correction, account, accountName, change, fingerprint } = finding;
  const { stake, amount, expected, found, difference, since, entry, explainedBy } = finding;
  const rows = [...new Set([...finding.rows, ...finding.thirdParties.flatMap((one) => one.rows)])];
  const places = rows.length > 0 ? rows.slice(0, MOST_PLACES) : [null];
  return {
    ruleId: rule,
    ruleIndex,
    level: levels[severity],
    ...(change === undefined ? {} : { baselineState: baselineStates[change] }),
    message: { text: [title, message, why, correction].filter((text) => text !== '').join('\n\n') },
    locations: places.map((row) => ({
      physicalLocation: {
        artifactLocation: { uri: uriOf(path), index: 0 },
        ...(row === null ? {} : { region: { startLine: row } }),
      },
      ...(account === null
        ? {}
        : { logicalLocations: [{ name: account, fullyQualifiedName: [account, accountName].join(' ').trim() }] }),
    })),
    partialFingerprints: { 'cuadre/v1': fingerprint },
    properties: {
      severity,
      stake,
      amount,
      expected,
      found,
      difference,
      rowCount: rows.length,
      thirdParties: finding.thirdParties.map(({ nit, name, amount: part }) => ({ nit, name, amount: part })),
      entry,
      ...(change === undefined ? {} : { change, since }),
      ...(explainedBy === undefined ? {} : { explainedBy: explainedBy.fingerprint }),
    },
  };
}

/** What was not evaluated, and what failed: it never passes silently. */
function notifications({ key, outcome, reason, notEvaluated }: ValidationResult): object[] {
  const about = (id: string, text: string | null, level: 'note' | 'error') => ({
    descriptor: { id },
    level,
    message: { text: text ?? id },
  });
  if (outcome === 'error') return [about(key, reason, 'error')];
  const whole = outcome === 'no_evaluada' ? [about(key, `${outcomeName.no_evaluada}: ${reason ?? key}`, 'note')] : [];
  return [...whole, ...notEvaluated.map((one) => about(one.rule, `${outcomeName.no_evaluada}: ${one.reason}`, 'note'))];
}

/** Relative to where the command ran, or absolute, as it was named. */
function uriOf(path: string): string {
  if (isAbsolute(path)) return pathToFileURL(path).href;
  return path.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
}
