/** The findings of a company as reviewed text: a line each, in the order of the report, kept in `expected/<company>.txt`. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { AuditReport } from '#core/engine/finding.ts';
import type { RulingCompany } from './companies.ts';

function fileOf({ name }: RulingCompany): URL {
  return new URL(`expected/${name}.txt`, import.meta.url);
}

/** `2026-04 NAT-4 alta 13050501 2150000.00 title`; a dash where there is no account. */
export function linesOf(reports: ReadonlyMap<string, AuditReport>): string[] {
  return [...reports].flatMap(([period, { validations }]) =>
    validations.flatMap(({ findings }) =>
      findings.map(
        ({ rule, severity, account, amount, title }) =>
          `${period} ${rule} ${severity} ${account ?? '-'} ${amount} ${title}`,
      ),
    ),
  );
}

export function readExpected(company: RulingCompany): string[] {
  return readFileSync(fileOf(company), 'utf8').trimEnd().split('\n');
}

export function writeExpected(company: RulingCompany, lines: readonly string[]): void {
  writeFileSync(fileOf(company), `${lines.join('\n')}\n`);
}
