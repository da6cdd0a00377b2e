/** Runner of the cases of second files: what the crossing finds, and what it must not. */
import { describe, expect, it, test } from 'vitest';
import { runCase } from '#core/engine/run-case.ts';
import type { Source } from '#core/engine/sources/source.ts';
import { casePesos, type ValidationCase } from '#core/engine/validation-case.ts';
import { parseNit, thirdPartyKey } from '#core/identity/nit.ts';
import { plainName } from '#core/identity/plain-name.ts';
import { centsFromNumber, fromDecimal } from '#core/money/money.ts';
import type { BankMonth, BankTable } from '#core/source/bank-statement.ts';
import type { DocumentTable, ElectronicDocument } from '#core/source/electronic-document.ts';
import type { RegisterLine, RegisterTable } from '#core/source/register.ts';
import type { ReportedItem, ReportedTable } from '#core/source/reported.ts';
import type { SourceTables } from '#core/source/source-tables.ts';
import { cases as registerCases } from './auxiliares/cases.es.ts';
import { source as auxiliares } from './auxiliares/source.ts';
import { cases as documentCases } from './documentos/cases.es.ts';
import { kindOf, sideOf } from './documentos/reading/titles.es.ts';
import { source as documentos } from './documentos/source.ts';
import { cases as bankCases } from './extracto/cases.es.ts';
import { source as extracto } from './extracto/source.ts';
import { cases as reportedCases } from './reportado/cases.es.ts';
import { kindOf as reportedKindOf } from './reportado/reading/kinds.es.ts';
import { source as reportado } from './reportado/source.ts';

/** The table of a case's documents. */
function documentsOf(text: string): DocumentTable {
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

/** The table of a case's report of third parties. */
function reportOf(text: string): ReportedTable {
  const items = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line, index): ReportedItem[] => {
      const [party, detail, use, amount] = line.split('|').map((cell) => cell.trim());
      const [id, ...name] = party!.split(' ');
      const kind = reportedKindOf(plainName(detail!), plainName(use!));
      const key = thirdPartyKey(parseNit(id!).id);
      if (kind === 'other') return [];
      const item = { month: '2025-12', key, name: name.join(' '), detail: plainName(detail!), kind, row: index + 2 };
      return [{ ...item, amount: centsFromNumber(Number(amount))! }];
    });
  return { nit: '900481237', items, rows: items.length, from: '2025-12', to: '2025-12', isProved: true };
}

/** The table of a case's statements. */
function statementsOf(text: string): BankTable {
  const months = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index): BankMonth => {
      const [month, of, ...amounts] = line.split('|').map((cell) => cell.trim());
      const [bank, account = ''] = of!.split(' ');
      const [closing, ...rest] = amounts.map((amount) => (amount === '' ? null : centsFromNumber(Number(amount))!));
      const [inflow, outflow, gmf, fees, interest, withheld] = rest.map((amount) => amount ?? 0n);
      const charged = { gmf: gmf!, fees: fees!, feeVat: 0n, interest: interest!, withheld: withheld! };
      const sums = { closing: closing ?? null, inflow: inflow!, outflow: outflow!, of: charged };
      return { month: month!, account, bank: bank!, ...sums, movements: 9, row: index + 2 };
    });
  const [from, to] = [months[0]!.month, months.at(-1)!.month];
  return { nit: '', months, rows: months.length, from, to };
}

/** The table of a case's registers. */
function registersOf(text: string): RegisterTable {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index): RegisterLine => {
      const [kind, of, ...amounts] = line.split('|').map((cell) => cell.trim());
      const [key = '', ...name] = of!.split(' ');
      const [amount, depreciation] = amounts.map((one) => centsFromNumber(Number(one))!);
      const said = { month: '2026-03', kind: kind as RegisterLine['kind'], key, name: name.join(' ') };
      return { ...said, amount: amount!, depreciation: depreciation!, row: index + 2 };
    });
  return { nit: '', lines, rows: lines.length, from: '2026-03', to: '2026-03' };
}

interface Proved {
  source: Source;
  cases: readonly { entry: ValidationCase; tables: SourceTables }[];
}

const all: readonly Proved[] = [
  {
    source: documentos as unknown as Source,
    cases: documentCases.map((entry) => ({ entry, tables: { documentos: documentsOf(entry.documents) } })),
  },
  {
    source: reportado as unknown as Source,
    cases: reportedCases.map((entry) => ({ entry, tables: { reportado: reportOf(entry.reported) } })),
  },
  {
    source: auxiliares as unknown as Source,
    cases: registerCases.map((entry) => ({ entry, tables: { auxiliares: registersOf(entry.registers) } })),
  },
  {
    source: extracto as unknown as Source,
    cases: bankCases.map((entry) => ({ entry, tables: { extracto: statementsOf(entry.statements) } })),
  },
];

describe.each(all.map((one) => [one.source.key, one] as const))('%s', (_, { source, cases }) => {
  const texts = { [source.validation.key]: source.text };

  it.each(cases.map((one) => [one.entry.name, one] as const))('%s', (__, { entry, tables }) => {
    const result = runCase(source.validation, texts, entry, tables);
    const sum = (lines: (typeof result.findings)[number]['entry'], side: 'debit' | 'credit') =>
      lines.reduce((total, line) => total + fromDecimal(line[side]), 0n);
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
    const found = new Set(cases.flatMap(({ entry }) => entry.findings.map(({ rule }) => rule)));
    expect(source.validation.rules.filter(({ code }) => !found.has(code))).toEqual([]);
  });

  test('without its file its validation is not run', () => {
    expect(runCase(source.validation, texts, cases[0]!.entry)).toBeUndefined();
  });
});

function ruleNumber(code: string): number {
  return Number(code.split('-')[1]);
}
