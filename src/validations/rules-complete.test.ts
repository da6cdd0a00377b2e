/**
 * Completeness of every rule: texts, guide section, norms, a case that finds it and one on the same accounts that does
 * not.
 */

import { describe, expect, it } from 'vitest';
import { DATA } from '#core/books/balance-data.ts';
import { proofs } from '#core/engine/proof.ts';
import { runCase } from '#core/engine/run-case.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import { balanceOfBooks, type ValidationCase } from '#core/engine/validation-case.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import { guideSections } from '#core/guide/guide-sections.ts';
import { legalSources } from '#core/reference/law/legal-sources.es.ts';
import { validationGuides } from './guides.gen.ts';
import { validations, validationTexts } from './registry.gen.ts';

const caseModules = import.meta.glob<{ cases: readonly ValidationCase[] }>('./*/cases.es.ts', { eager: true });
const texts = validationTexts as Readonly<Record<string, ValidationText>>;

/** Minimum characters of an explanation. */
const SHORTEST = 30;
/** PUC account level: books without the account could not show the rule. */
const ACCOUNT = 4;

/** Result of a case: findings, rules not evaluated, and accounts of its books. */
interface Ran {
  found: ReadonlySet<string>;
  skipped: ReadonlySet<string>;
  isEvaluated: boolean;
  accounts: ReadonlySet<string>;
  findings: ReturnType<typeof runCase>['findings'];
}

function ranCases(validation: AnyValidation): Ran[] {
  return (caseModules[`./${validation.key}/cases.es.ts`]?.cases ?? []).map((entry) => {
    const { outcome, findings, notEvaluated } = runCase(validation, texts, entry);
    const { codes } = balanceOfBooks(entry.period ?? '2026-03', entry.books)[DATA].accounts;
    return {
      found: new Set(findings.map(({ rule }) => rule)),
      skipped: new Set(notEvaluated.map(({ rule }) => rule)),
      isEvaluated: outcome === 'sin_hallazgos' || outcome === 'con_hallazgos',
      accounts: new Set(codes.map((code) => code.slice(0, ACCOUNT))),
      findings,
    };
  });
}

describe.each((validations as readonly AnyValidation[]).map((validation) => [validation.key, validation] as const))(
  '%s',
  (key, validation) => {
    const rules = validation.rules.map(({ code }) => code);
    const sections = guideSections(validationGuides[key]!);
    const ran = ranCases(validation);

    it('has texts for its rules', () => {
      for (const { code, text } of validation.rules) expect(text.why.length, code).toBeGreaterThan(SHORTEST);
    });

    it('explains each in its guide', () => {
      const explained = sections.filter(({ rule, markdown }) => rule !== null && markdown.length >= SHORTEST);
      expect(explained.map(({ rule }) => rule).sort()).toEqual([...rules].sort());
      const headings = new Map(explained.map(({ rule, title }) => [rule, title]));
      for (const { code, name } of validation.rules) expect(headings.get(code)).toBe(name);
    });

    it('cites norms of the registry', () => {
      for (const rule of rules) {
        const { legal } = validation.rules.find(({ code }) => code === rule)!;
        expect(legal.length, rule).toBeGreaterThan(0);
        expect(
          legal.filter((source) => legalSources[source] === undefined),
          rule,
        ).toEqual([]);
      }
    });

    it('says what the absence of each proves, and which are about third parties', () => {
      for (const { code, proof, about } of validation.rules) {
        expect(proofs, code).toContain(proof);
        const told = ran.flatMap(({ findings }) => findings.filter((one) => one.rule === code));
        // What a title names besides its account is what the finding is about: here, its only third party.
        const named = told.filter(({ thirdPartyCount, thirdParties: [first], title, accountName }) => {
          const { name = '' } = first ?? {};
          return thirdPartyCount === 1 && name.length > 3 && title.includes(name) && !accountName?.includes(name);
        });
        for (const { fingerprint, thirdParties } of named) expect(fingerprint).toContain(thirdParties[0]!.nit);
        expect(new Set(told.map(({ subjects }) => subjects.length > 0)).has(true), code).toBe(about !== undefined);
      }
    });

    it.each(rules)('%s is found by a case with a remedy, and not by another on the same accounts', (rule) => {
      const finding = ran.filter(({ found }) => found.has(rule));
      expect(finding.length).toBeGreaterThan(0);
      const told = finding.flatMap(({ findings }) => findings.filter((one) => one.rule === rule));
      for (const { message, correction } of told) {
        expect(message.length).toBeGreaterThan(SHORTEST);
        expect(correction.length).toBeGreaterThan(SHORTEST);
      }
      const places = new Set(told.map(({ account }) => account?.slice(0, ACCOUNT) ?? ''));
      const silent = ran.filter(
        ({ isEvaluated, found, skipped, accounts }) =>
          isEvaluated &&
          !found.has(rule) &&
          !skipped.has(rule) &&
          [...places].some((place) => [...accounts].some((account) => account.startsWith(place))),
      );
      expect(silent.length).toBeGreaterThan(0);
    });
  },
);
