/** Runner of all validation cases: expected findings are found, with complete texts; others are not. */
import { describe, expect, it } from 'vitest';
import type { Finding } from '#core/engine/finding.ts';
import { runCase } from '#core/engine/run-case.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import { casePesos, type ExpectedFinding, type ValidationCase } from '#core/engine/validation-case.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import { fromDecimal } from '#core/money/money.ts';
import { validations, validationTexts } from './registry.gen.ts';

const caseModules = import.meta.glob<{ cases: readonly ValidationCase[] }>('./*/cases.es.ts', { eager: true });

function run(validation: AnyValidation, entry: ValidationCase) {
  return runCase(validation, validationTexts as Readonly<Record<string, ValidationText>>, entry);
}

function isExpected(finding: Finding, expected: ExpectedFinding): boolean {
  const { rule, account, severity, people, amount, hasEntry } = expected;
  return (
    finding.rule === rule &&
    finding.account === account &&
    (severity === undefined || finding.severity === severity) &&
    (people === undefined || finding.thirdParties.map(({ nit }) => nit).join() === people.join()) &&
    (amount === undefined || fromDecimal(finding.amount) === casePesos(amount)) &&
    (hasEntry === undefined || finding.entry.length > 0 === hasEntry)
  );
}

for (const validation of validations as readonly AnyValidation[]) {
  describe(validation.key, () => {
    const cases = caseModules[`./${validation.key}/cases.es.ts`]?.cases ?? [];
    it.each(cases.map((entry) => [entry.name, entry] as const))('%s', (_, entry) => {
      const result = run(validation, entry);
      const brief = result.findings.map(({ rule, account, severity, amount, thirdParties }) => ({
        rule,
        account,
        severity,
        amount,
        people: thirdParties.map(({ nit }) => nit),
      }));
      const surplus = result.findings.filter(
        (finding) => !entry.findings.some((expected) => isExpected(finding, expected)),
      );
      const missing = entry.findings.filter(
        (expected) => !result.findings.some((finding) => isExpected(finding, expected)),
      );
      expect(
        { surplus: surplus.map(({ rule, account }) => `${rule} ${account}`), missing },
        JSON.stringify(brief, null, 1),
      ).toEqual({ surplus: [], missing: [] });
      if (entry.outcome) expect(result.outcome).toBe(entry.outcome);
      for (const rule of entry.notEvaluated ?? [])
        expect(result.notEvaluated.map((skipped) => skipped.rule)).toContain(rule);
      for (const finding of result.findings) {
        const words = [finding.title, finding.message, finding.why, finding.correction, finding.accountName ?? ''].join(
          ' ',
        );
        expect(words).not.toMatch(/undefined|NaN|null|\[object/);
        expect(finding.title.length).toBeGreaterThan(10);
        const sum = (side: 'debit' | 'credit') =>
          finding.entry.reduce((all, line) => all + fromDecimal(line[side]), 0n);
        expect(sum('debit'), `the entry of ${finding.rule}`).toBe(sum('credit'));
      }
      expect(new Set(result.findings.map(({ fingerprint }) => fingerprint)).size).toBe(result.findings.length);
      expect(new Set(result.findings.map(({ topic }) => topic)).size).toBe(result.findings.length);
    });

    it('has, for every rule, a case that finds it', () => {
      const found = new Set(cases.flatMap(({ findings }) => findings.map(({ rule }) => rule)));
      expect(validation.rules.filter(({ code }) => !found.has(code))).toEqual([]);
    });

    it('has cases that must not find', () => {
      expect(cases.some(({ findings }) => findings.length === 0)).toBe(true);
    });
  });
}
