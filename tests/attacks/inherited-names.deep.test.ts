/**
 * Names that every JavaScript object inherits, as names of companies, files, accounts, third parties, parameters, roles,
 * fields and words of expressions: the service answers as for a neutral word, and never fails.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEvents, getAudit, startAudit } from '#api/audits/audits/contract.ts';
import { auditFindings } from '#api/audits/audits/findings/contract.ts';
import { createCustomRule, tryCustomRule } from '#api/audits/custom-rules/contract.ts';
import { previewValidation, setValidation } from '#api/audits/parametrization/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { updateCompany, userCompanies } from '#api/companies/companies/contract.ts';
import { type CsvLine, csvBalance } from '../support/fixture-files.ts';
import { newCompany, startTestService, type TestService, type TestUser } from '../support/test-service.ts';
import { spread } from '../support/test-sizes.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

/** The word, and a neutral one that sorts like it. */
const words = [
  ['constructor', 'constructos'],
  ['__proto__', '__protp__'],
  ['toString', 'toStrinh'],
  ['hasOwnProperty', 'hasOwnPropertz'],
] as const;

const month = { year: 2026, month: 1 };

/** Balanced books of eight accounts, so that their chart is judged; most names hold the word. */
function books(word: string): ReturnType<typeof csvBalance> {
  const line = (code: string, name: string, nit: string, closing: number): CsvLine => {
    const [debit, credit] = closing >= 0 ? [closing, 0] : [0, -closing];
    return [code, name, nit, nit && word, '0', String(debit), String(credit), String(closing)];
  };
  const lines = [
    line('11050501', word, '', 900_000),
    line('13050501', `Clientes ${word}`, '800197268', 5_000_000),
    line('15240501', `Equipo ${word}`, '', 800_000),
    line('21050501', `Credito ${word}`, '860002964', -2_000_000),
    line('22050501', `Proveedores ${word}`, '860002964', -1_000_000),
    line('23654001', word, '900123456', -100_000),
    line('31050501', 'Capital', '', -1_000_000),
    line('41350501', `Ventas ${word}`, '800197268', -5_000_000),
    line('51950501', `Gastos ${word}`, '860002964', 2_400_000),
  ];
  return csvBalance(lines, `${word}.csv`);
}

/** What is told about a company with the word everywhere, without the word, ids and times. */
async function told(user: TestUser, word: string): Promise<unknown> {
  const id = await newCompany(user);
  const params = { id };
  const { data: company } = await user
    .ok(userCompanies)
    .then(({ data }) => ({ data: data.find((one) => one.id === id)! }));
  const { comp_entity_id, comp_check_digit, acso_id, rety_id } = { ...company.attributes, acso_id: 1, rety_id: 1 };
  const identity = { comp_entity_id, comp_check_digit, acso_id, rety_id };
  await user.ok(updateCompany, { params, body: { ...identity, comp_business_name: `${word} S.A.S.` } });
  const { data: read } = await user.ok(inspectTrialBalance, { params, file: books(word) });
  expect(read.issues.filter(({ fatal }) => fatal)).toEqual([]);
  const body = { uploadId: read.uploadId, period: '2026-01', confirmPeriod: true };
  expect([200, 201]).toContain((await user.send(storeTrialBalance, { params, body })).status);
  const { data: started } = await user.ok(startAudit, { params, body: month });
  const audit = { id, auditId: started.id };
  await user.send(auditEvents, { params: audit });
  const { data: done } = await user.ok(getAudit, { params: audit });
  const { data: findings } = await user.ok(auditFindings, { params: audit });
  expect(done.attributes.state).toBe('done');
  const one = { id, validationId: 7 };
  const refusals: unknown[] = [];
  const refused = async (endpoint: Parameters<TestUser['send']>[0], request: Parameters<TestUser['send']>[1]) => {
    const { status, body: failure } = await user.send(endpoint, request);
    expect(status).toBeLessThan(500);
    refusals.push([status, (failure as { error?: string }).error]);
  };
  for (const settings of [
    { parameters: Object.fromEntries([[word, 1]]) },
    { roles: Object.fromEntries([[word, ['2365']]]) },
    { rules: Object.fromEntries([[word, { off: true, reason: 'No aplica' }]]) },
    Object.fromEntries([[word, 1]]),
  ]) {
    await refused(previewValidation, { params: one, body: { settings } });
    await refused(setValidation, { params: one, body: { settings } });
  }
  for (const expression of [`${word} > 0`, `${word}("51") > 0`, `saldo("51", ${word}) > 0`])
    await refused(tryCustomRule, { params, body: { expression } });
  await refused(createCustomRule, { params, body: { name: word, severity: 'alta', expression: 'saldo("1105") < 0' } });
  await refused(updateCompany, { params, body: { ...identity, comp_business_name: 'Otra', comp_ica_regime: word } });
  await refused(userCompanies, { query: Object.fromEntries([[word, word]]) });
  const anyCase = new RegExp(word.replace(/^_+|_+$/g, '_*'), 'gi');
  const summaries = done.attributes.result!.validations.map(({ key, outcome, findings: count }) => ({
    key,
    outcome,
    count,
  }));
  const texts = findings.map(({ finding }) => [finding.rule, finding.account, finding.title]);
  return JSON.parse(JSON.stringify({ issues: read.issues, summaries, texts, refusals }).replace(anyCase, '§'));
}

test.each(spread(words, 2))('%s is a name like %s', async (word, neutral) => {
  const [first, second] = [await service.newUser(), await service.newUser()];
  const given = await told(first, word);
  expect(JSON.stringify(given)).toContain('§');
  expect(given).toEqual(await told(second, neutral));
});
