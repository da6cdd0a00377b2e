/**
 * Contract of every finding of every case: its entry can be posted, its text says its amount, and its line in a list says
 * neither the amount nor the account that stand beside it; balances are said by their side, not with a sign.
 */
import { expect, it } from 'vitest';
import type { Finding } from '#core/engine/finding.ts';
import { runCase } from '#core/engine/run-case.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import { balanceOfBooks, type ValidationCase } from '#core/engine/validation-case.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import { inWholePesos, writePesos } from '#core/money/money.es.ts';
import { abs, fromDecimal } from '#core/money/money.ts';
import { entryFaults } from '../../tests/support/entry-faults.ts';
import { validations, validationTexts } from './registry.gen.ts';

const caseModules = import.meta.glob<{ cases: readonly ValidationCase[] }>('./*/cases.es.ts', { eager: true });
const texts = validationTexts as Readonly<Record<string, ValidationText>>;

/** Rules about master data: what is booked under the third party weighs them, and is not what they say. */
const MASTER_DATA = /^(NIT-|TER-4)/;

/** The amount itself, the two figures that it is the difference of, or those of its third parties. */
function saysItsAmount({ rule, title, message, amount, expected, found, thirdParties }: Finding): boolean {
  const said = (decimal: string) => `${title} ${message}`.includes(writePesos(abs(fromDecimal(decimal))));
  const isDifference = expected !== null && found !== null && said(expected) && said(found);
  return (
    fromDecimal(amount) === 0n ||
    MASTER_DATA.test(rule) ||
    said(amount) ||
    isDifference ||
    (thirdParties.length > 0 && thirdParties.every((one) => said(one.amount)))
  );
}

/** A line that repeats its account, or its amount where that is no figure of a comparison. */
function repeats({ line = '', account, accountName, amount, expected, found }: Finding): boolean {
  const pesos = inWholePesos(writePesos(abs(fromDecimal(amount))));
  const isOfComparison = [expected, found].some((one) => one !== null && abs(fromDecimal(one)) === fromDecimal(amount));
  const saysAmount = fromDecimal(amount) !== 0n && !isOfComparison && `${line} `.includes(`${pesos} `);
  const saysAccount = account !== null && line.includes(`${account} ${accountName}`.trim());
  return line === '' || saysAmount || saysAccount;
}

/** A minus sign before an amount, or a growth that is said in times. */
function isSigned({ title, line = '', message, correction }: Finding): boolean {
  const text = [title, line, message, correction].join(' ');
  const percents = [...text.matchAll(/([\d.]+)(?:,\d+)? %/g)].map(([, whole = '']) =>
    Number(whole.replaceAll('.', '')),
  );
  return /[−-]\u2060?\$/.test(text) || percents.some((percent) => percent > 300);
}

it.each((validations as readonly AnyValidation[]).map((validation) => [validation.key, validation] as const))(
  '%s',
  (key, validation) => {
    for (const entry of caseModules[`./${key}/cases.es.ts`]?.cases ?? []) {
      const { findings } = runCase(validation, texts, entry);
      const history = Object.entries(entry.history ?? {}).sort(([a], [b]) => (a < b ? 1 : -1));
      const months = [[entry.period ?? '2026-03', entry.books] as const, ...history];
      const balances = months.map(([month, books]) => balanceOfBooks(month, books));
      expect(
        findings.flatMap((finding) => entryFaults(finding, balances)),
        entry.name,
      ).toEqual([]);
      expect(
        findings
          .filter((finding) => !saysItsAmount(finding))
          .map(({ rule, amount, message }) => `${rule} ${amount} ${message}`),
      ).toEqual([]);
      expect(findings.filter(isSigned).map(({ rule, message }) => `${rule} ${message}`)).toEqual([]);
      expect(findings.filter(repeats).map(({ rule, amount, line }) => `${rule} ${amount} ${line}`)).toEqual([]);
    }
  },
);
