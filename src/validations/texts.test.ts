/** How findings are written, over every case of every rule: whole pesos, whole sentences, one grammar. */
import { describe, expect, it } from 'vitest';
import type { Finding } from '#core/engine/finding.ts';
import { runCase } from '#core/engine/run-case.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import type { ValidationCase } from '#core/engine/validation-case.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import { validations, validationTexts } from './registry.gen.ts';

const caseModules = import.meta.glob<{ cases: readonly ValidationCase[] }>('./*/cases.es.ts', { eager: true });
const texts = validationTexts as Readonly<Record<string, ValidationText>>;

/** The books of all cases are in whole pesos: cents are those of an estimate. */
function centsIn({ amount, expected, found, difference, thirdParties, entry, formula }: Finding): string[] {
  return [
    amount,
    expected,
    found,
    difference,
    ...thirdParties.flatMap((one) => [one.amount, one.share]),
    ...entry.flatMap(({ debit, credit }) => [debit, credit]),
    ...formula.map((line) => line.amount),
  ].filter((one) => typeof one === 'string' && !one.endsWith('.00')) as string[];
}

/** Letters of Spanish: `\b` ends a word before an accent. */
const REPEATED_WORD = /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu;
const faults: readonly [string, RegExp][] = [
  ['cents', /\$\s[\d.]+,\d/],
  ['a word twice', REPEATED_WORD],
  [
    'a percentage that is a multiple',
    /(?<![\d.,])(?:30[1-9]|3[1-9]\d|[4-9]\d\d|\d{4,}|\d{1,3}(?:\.\d{3})+)(?:,\d+)?\s%/,
  ],
  ['spaces or marks', / {2}|\.\.|,,| [.,;:]|\( | \)/],
  ['a parenthesis within or after another', /\([^()]*\([^()]*\)|\) \(/],
  ['one of many', /(?<![\d.,])1 (terceros|meses|cuentas|personas|trabajadores|clientes|empleados|filas)/],
  ['a person without a name', /^1 (tercero|cliente|proveedor|persona|trabajador|empleado)(?!\p{L})/u],
  ['number of the verb', /(Falta|Sobra|Queda) (los|las) |(Faltan|Sobran|Quedan) (el|la|un|una) /],
];

/** Sentences of more than a few words that stand twice in one finding. */
function repeatedSentences({ message, why, correction }: Finding): string[] {
  const sentences = [message, why, correction]
    .flatMap((text) => text.split(/(?<=[.:;])\s/))
    .filter((one) => one.length > 25);
  return sentences.filter((one, index) => sentences.indexOf(one) !== index);
}

/** A figure in its own column has its sign: after `Menos` it is never an addition, nor a subtraction after `Más`. */
function signsIn({ formula }: Finding): string[] {
  const wrong = formula.filter(({ label, amount }) => (amount.startsWith('-') ? /^Más\b/ : /^Menos\b/).test(label));
  return wrong.filter(({ amount }) => Number(amount) !== 0).map(({ label, amount }) => `${label} ${amount}`);
}

/** What is left of a title beside its account and its amount is a sentence, not the end of one. */
const BROKEN_LINE = /[:,;] (?:en|por|de|con) |(?::|[ ](?:en|de|por|con))$/;

function faultsOf(finding: Finding): string[] {
  const { title, line = title, message, why, correction } = finding;
  const parts = [title, message, why, correction];
  return [
    ...centsIn(finding).map((one) => `cents: ${one}`),
    ...faults.flatMap(([name, pattern]) => parts.filter((one) => pattern.test(one)).map((one) => `${name}: ${one}`)),
    ...[message, why, correction].filter((one) => !/[.»!?]$/.test(one)).map((one) => `no whole sentence: ${one}`),
    ...(/[.:;]$/.test(title) ? [`a title is no sentence: ${title}`] : []),
    ...signsIn(finding).map((one) => `sign: ${one}`),
    ...(BROKEN_LINE.test(line) ? [`a broken line: ${line}`] : []),
    ...repeatedSentences(finding).map((one) => `a sentence twice: ${one}`),
  ].map((fault) => `${finding.rule}: ${fault}`);
}

describe.each((validations as readonly AnyValidation[]).map((one) => [one.key, one] as const))(
  '%s',
  (key, validation) => {
    it('writes every finding of its cases in whole pesos and whole sentences', () => {
      const cases = caseModules[`./${key}/cases.es.ts`]?.cases ?? [];
      const findings = cases.flatMap((entry) => runCase(validation, texts, entry).findings);
      expect(findings.length).toBeGreaterThan(0);
      expect([...new Set(findings.flatMap(faultsOf))]).toEqual([]);
    });
  },
);
