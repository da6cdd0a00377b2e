/** Runner of the cases of second files: what the crossing finds, and what it must not. */
import { describe, expect, it, test } from 'vitest';
import { runCase } from '#core/engine/run-case.ts';
import { casePesos } from '#core/engine/validation-case.ts';
import { plainName } from '#core/identity/plain-name.ts';
import { centsFromNumber, fromDecimal } from '#core/money/money.ts';
import type { DocumentTable, ElectronicDocument } from '#core/source/electronic-document.ts';
import { cases } from './documentos/cases.es.ts';
import { kindOf, sideOf } from './documentos/reading/titles.es.ts';
import { source } from './documentos/source.ts';

/** The table of a case's documents. */
function tableOf(text: string): DocumentTable {
  const documents = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index): ElectronicDocument => {
      const [type, group, folio, day, party, vat, total] = line.split('|').map((cell) => cell.trim());
      const [, written, currency = 'COP'] = /^(\S+)(?: (\S+))?$/.exec(folio!)!;
      const [, prefix, number] = /^(.*?)(\d+)$/.exec(written!)!;
      const [nit, ...name] = party!.split(' ');
      const kind = kindOf(plainName(type!))!;
      const isBack = kind === 'credit_note' || kind === 'support_note';
      return {
        kind,
        side: sideOf(kind, group === 'Emitido')!,
        cufe: `${index}`.padStart(8, 'c'),
        prefix: prefix!,
        number: Number(number),
        folio: written!,
        day: day!,
        currency,
        nit: nit!,
        name: name.join(' '),
        vat: centsFromNumber(Number(vat))!,
        taxes: centsFromNumber(Number(vat))!,
        total: centsFromNumber(isBack ? -Number(total) : Number(total))!,
        row: index + 2,
      };
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const months = documents.map(({ day }) => day.slice(0, 7));
  return { nit: '900481237', documents, rows: documents.length, from: months[0]!, to: months.at(-1)! };
}

const texts = { [source.validation.key]: source.text };

describe(source.key, () => {
  it.each(cases.map((entry) => [entry.name, entry] as const))('%s', (_, entry) => {
    const result = runCase(source.validation, texts, entry, { documentos: tableOf(entry.documents) });
    const sum = (lines: (typeof result.findings)[number]['entry'], side: 'debit' | 'credit') =>
      lines.reduce((all, line) => all + fromDecimal(line[side]), 0n);
    for (const { rule, entry: lines } of result.findings) expect(sum(lines, 'debit'), rule).toBe(sum(lines, 'credit'));
    const found = result.findings.map(({ rule, account, severity, amount, thirdParties, entry: lines }) => ({
      hasEntry: lines.length > 0,
      rule,
      account,
      severity,
      amount: fromDecimal(amount),
      people: thirdParties.map(({ nit }) => nit),
    }));
    expect(found.toSorted((a, b) => ruleNumber(a.rule) - ruleNumber(b.rule))).toMatchObject(
      entry.findings.map(({ amount, ...expected }) => ({
        ...expected,
        ...(amount === undefined ? {} : { amount: casePesos(amount) }),
      })),
    );
    expect(found).toHaveLength(entry.findings.length);
    if (entry.outcome) expect(result.outcome).toBe(entry.outcome);
    expect(result.notEvaluated.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining([...(entry.notEvaluated ?? [])]),
    );
    for (const { title, message, why, correction } of result.findings)
      expect([title, message, why, correction].join(' ')).not.toMatch(/undefined|NaN|null|\[object/);
    expect(new Set(result.findings.map(({ fingerprint }) => fingerprint)).size).toBe(result.findings.length);
  });

  it('has, for every rule, a case that finds it', () => {
    const found = new Set(cases.flatMap(({ findings }) => findings.map(({ rule }) => rule)));
    expect(source.validation.rules.filter(({ code }) => !found.has(code))).toEqual([]);
  });
});

function ruleNumber(code: string): number {
  return Number(code.split('-')[1]);
}

test('without its file a validation is not run', () => {
  const [first] = cases;
  expect(runCase(source.validation, texts, first!)).toBeUndefined();
});
