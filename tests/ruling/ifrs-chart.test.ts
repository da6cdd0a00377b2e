/**
 * A company whose chart is not the PUC's (withholding payable in 2485, tax assets in 17, other numbering) is audited as well as
 * one with the PUC: the same findings, once its accounts are mapped, and without a setting, by the roles that are inferred.
 */
import { describe, expect, it } from 'vitest';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import type { AuditReport, Finding } from '#core/engine/finding.ts';
import { runValidations, type ValidationSettings } from '#core/engine/run-validations.ts';
import { checkSettings } from '#core/engine/settings/check-settings.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import { pucAccounts } from '#core/reference/chart/puc.ts';
import type { SimulationOptions } from '#simulator/model.ts';
import { simulateCompany } from '#simulator/simulate-company.ts';
import { validations, validationTexts } from '#validations/registry.gen.ts';
import { Chart, type Moves } from './renumbered-chart.ts';
import { balancesOf } from './simulated-books.ts';

const moves: Moves = [
  // Taxes payable, out of the way of what is withheld.
  ['24', '20'],
  ['2365', '2485'],
  ['2367', '2486'],
  ['2368', '2487'],
  // Tax assets where the PUC has deferred charges.
  ['17', '10'],
  ['1355', '1755'],
  // The rest keeps its group under other numbers.
  ['1105', '1101'],
  ['1110', '1102'],
  ['1120', '1103'],
  ['1305', '1301'],
  ['1330', '1302'],
  ['1435', '1401'],
  ['1520', '1501'],
  ['1524', '1502'],
  ['1528', '1503'],
  ['1540', '1505'],
  ['1592', '1591'],
  ['1635', '1601'],
  ['1698', '1691'],
  ['2105', '2101'],
  ['2205', '2201'],
  ['2335', '2301'],
  ['2370', '2302'],
  ['2380', '2303'],
  ['2505', '2501'],
  ['2510', '2502'],
  ['2515', '2503'],
  ['2520', '2504'],
  ['2525', '2506'],
  ['2610', '2601'],
  ['3605', '3601'],
  ['3705', '3701'],
  ['4135', '4101'],
  ['4210', '4201'],
  ['5105', '5101'],
  ['5110', '5102'],
  ['5120', '5103'],
  ['5135', '5104'],
  ['5160', '5106'],
  ['5165', '5107'],
  ['5305', '5301'],
  ['5405', '5401'],
  ['6135', '6101'],
];

const chart = new Chart(moves);

/** What a finding says, but for its sentences, under the codes of the company's chart. */
function said(finding: Finding, place: (code: string) => string) {
  const { rule, severity, account, amount, expected, found, thirdPartyCount, thirdParties, entry, formula } = finding;
  return JSON.stringify({
    rule,
    severity,
    account: account && place(account),
    amount,
    expected,
    found,
    thirdPartyCount,
    people: thirdParties.map((person) => `${person.nit} ${person.amount}`).sort(),
    formula: formula.map((line) => line.amount),
    entry: entry.map((line) => [place(line.account), line.nit, line.debit, line.credit].join(' ')).sort(),
  });
}

function audit(
  balances: readonly TrialBalance[],
  profile: CompanyProfile,
  settings: Readonly<Record<string, ValidationSettings>>,
): AuditReport[] {
  return balances.map((balance, index) => {
    const input = { balance, period: balance.period!, history: balances.slice(0, index), profile, settings };
    return runValidations(input, { validations, texts: validationTexts }, undefined, (key, error) => {
      throw new Error(key, { cause: error });
    }).report;
  });
}

const settings = Object.fromEntries(
  validations.map((validation: AnyValidation) => [validation.key, chart.settings(validation)]),
);

describe('the company’s chart', () => {
  it('has its accounts where the PUC has none, or what moved away', () => {
    const taken = pucAccounts()
      .map(({ code }) => code)
      .filter((code) => chart.place(code) === code && moves.some(([, to]) => code.startsWith(to)));
    expect(taken).toEqual([]);
  });

  it.each(validations.map((validation) => [validation.key, validation as AnyValidation] as const))(
    'is told to %s with settings that it accepts',
    (key, validation) => {
      expect(checkSettings(validation, settings[key])).toEqual({ settings: settings[key] });
    },
  );
});

/** By period, how a validation ended and what it found. */
function results(reports: readonly AuditReport[], key: string, place = (code: string) => code) {
  return reports.map(({ period, validations: all }) => {
    const { outcome, notEvaluated, findings } = all.find((one) => one.key === key)!;
    const rules = notEvaluated.map(({ rule }) => rule).sort();
    return { period, outcome, rules, findings: findings.map((finding) => said(finding, place)).sort() };
  });
}

const period = { seed: 7, from: { year: 2025, month: 9 }, months: 10 } as const;
const companies: readonly SimulationOptions[] = [
  { ...period, kind: 'trade', errors: 'none' },
  ...(['trade', 'services', 'construction', 'simple', 'esal', 'importer'] as const).map(
    (kind) => ({ ...period, kind, errors: 'instructive' }) as const,
  ),
];

describe.each(companies)('books of a company of $kind, errors: $errors', (options) => {
  const simulation = simulateCompany(options);
  const { profile } = simulation.company;
  const usual = audit(balancesOf(simulation), profile, {});
  const balances = balancesOf(chart.renumber(simulation));
  const own = audit(balances, profile, settings);

  it.each(validations.map(({ key }) => [key]))('say the same to %s', (key) => {
    expect(results(own, key)).toEqual(results(usual, key, (code) => chart.place(code)));
  });

  const unset = audit(balances, profile, {});

  it.each(validations.filter(({ key }) => key !== 'diferencia').map(({ key }) => [key]))(
    'find the same for %s without the settings: the roles are inferred',
    (key) => {
      expect(found(unset, key)).toEqual(found(own, key));
    },
  );

  it('say in a sentence which roles were inferred', () => {
    const resting = unset.flatMap(({ validations: all }) => all.flatMap(({ findings }) => findings)).filter(isInferred);
    for (const { message } of resting)
      expect(message).toMatch(/Tomamos .* como .*: confírmalo en la parametrización\.$/);
    if (options.errors !== 'none') expect(resting.length).toBeGreaterThan(5);
    expect(unset.at(-1)!.inferredAccounts!.length).toBeGreaterThan(20);
    expect(own.flatMap(({ validations: all }) => all.flatMap(({ findings }) => findings)).filter(isInferred)).toEqual(
      [],
    );
  });

  it('name no account that the company does not have', () => {
    const texts = unset.flatMap((report) => report.validations.flatMap(({ findings }) => findings.map(writtenIn)));
    expect(texts.filter((text) => /\d{13,}/.test(text))).toEqual([]);
  });
});

function isInferred({ inferredAccounts }: Finding): boolean {
  return inferredAccounts !== undefined;
}

/** What a finding writes about accounts. */
function writtenIn({ account, title, message, correction, entry, formula, fingerprint }: Finding): string {
  return JSON.stringify({
    account,
    title,
    message,
    correction,
    entry: entry.map((line) => line.account),
    formula,
    fingerprint,
  });
}

/** By period, the rules and amounts that a validation found. */
function found(reports: readonly AuditReport[], key: string): string[] {
  return reports.flatMap(({ period, validations: all }) =>
    all
      .find((one) => one.key === key)!
      .findings.map(({ rule, severity, amount }) => `${period} ${rule} ${severity} ${amount}`)
      .sort(),
  );
}
