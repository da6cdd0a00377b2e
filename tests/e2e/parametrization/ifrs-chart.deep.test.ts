/**
 * A company with an IFRS-style chart is parametrized in the browser from start to end: suggestions confirmed one by one and
 * all together, an account taken alone from the tree of the wizard, and the month audited again. Its audit finds what the
 * engine finds on the same books, the errors that were put into them among it.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import type { Practice } from '#api/audits/audits/practices/contract.ts';
import { periodKey } from '#core/calendar/period.ts';
import type { AuditReport, InferredAccount } from '#core/engine/finding.ts';
import { EQUIVALENCES_KEY } from '#core/engine/roles/company-roles.ts';
import { runValidations } from '#core/engine/run-validations.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import type { Simulation } from '#simulator/model.ts';
import { siigoNubeSheet } from '#simulator/siigo-nube-sheet.ts';
import { simulateCompany } from '#simulator/simulate-company.ts';
import { validations, validationTexts } from '#validations/registry.gen.ts';
import { readFolder } from '../../ruling/audit-folder.ts';
import { missedIn } from '../../ruling/judged-findings.ts';
import { companyChart } from '../../support/charts.ts';
import { expectAccessible, expectNoOverflow, Product, phone } from '../browser.ts';

/** Withholding on purchases, which this chart keeps in 248570. */
const purchases = { role: 'Retención por compras', account: '248570' };

let folder: string;
let product: Product;
let company: number;
let simulation: Simulation;
let months: string[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cuadre-niif-'));
  product = await Product.open();
  const chart = companyChart('niif-laboratory');
  simulation = simulateCompany({ seed: 11, from: { year: 2026, month: 2 }, months: 3, chart, errors: 'instructive' });
  months = simulation.months.map(({ period }) => periodKey(period));
  for (const month of simulation.months)
    writeFileSync(
      join(folder, `balance-${periodKey(month.period)}.xlsx`),
      await writeWorkbook([siigoNubeSheet(simulation.company, month)]),
    );
  const { name, nit, dv, profile } = simulation.company;
  company = await product.newCompany({ name, nit, checkDigit: dv, profile });
  await product.loadBooks(company, folder, months);
});
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The last month as the engine audits it, with what the company confirmed. */
async function audited(confirmed: readonly InferredAccount[], roles: Record<string, string[]>): Promise<AuditReport> {
  const balances = await readFolder(folder);
  const equivalencias = confirmed.map(({ account, equivalent }) => [account, equivalent]);
  const { report } = runValidations(
    {
      balance: balances.at(-1)!,
      period: balances.at(-1)!.period!,
      history: balances.slice(0, -1),
      profile: simulation.company.profile,
      settings: { [EQUIVALENCES_KEY]: { parameters: { equivalencias } }, retencion: { roles } },
    },
    { validations, texts: validationTexts },
  );
  return report;
}

type Told = Pick<AuditReport['validations'][number]['findings'][number], 'rule' | 'severity' | 'account' | 'amount'>;
const said = ({ rule, severity, account, amount }: Told) => `${rule} ${severity} ${account} ${amount}`;

/** The newest findings of the company, as the service tells them, with those of its practices. */
async function findingsOf(page: Page): Promise<Told[]> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const ask = async <Data>(path: string): Promise<Data> => {
    const url = `${product.url}/api/v1/companies/${company}${path}`;
    const response = await page.request.get(url, { headers: { authorization: `Bearer ${token}` } });
    expect(response.ok(), path).toBe(true);
    return ((await response.json()) as { data: Data }).data;
  };
  const strip = await ask<{ auditId: string | null }[]>('/audit-months');
  const audit = `/audits/${strip.at(-1)!.auditId}`;
  const all = await ask<FindingItem[]>(`${audit}/findings`);
  const practices = await ask<Practice[]>(`${audit}/practices`);
  return [...all.filter(({ change }) => change !== 'corregido' && change !== 'ya_no_aplica'), ...practices].map(
    ({ finding }) => finding,
  );
}

it('has its suggestions read, and all of them chosen, on a phone', async () => {
  const { page, problems } = await product.signedIn(phone);
  await page.goto(`/empresa/${company}/servicio/edicion-plan-cuentas/10`);
  const suggestion = page.getByText(/^Tu cuenta \d+ parece /).first();
  await suggestion.waitFor();
  expect((await suggestion.boundingBox())!.width).toBeGreaterThan(phone.viewport!.width / 2);
  await expectNoOverflow(page);
  await expectAccessible(page, 'suggestions on a phone');

  await page.goto(`/empresa/${company}/servicio/plan-cuentas?ver=suggested`);
  await page.getByRole('checkbox', { name: 'Elegir todas las cuentas' }).check();
  await page.getByRole('button', { name: /^Confirmar \d+ sugerencias$/ }).waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page, 'all accounts chosen on a phone');
  expect(problems).toEqual([]);
});

it('is parametrized in the browser, and its audit finds what it must', async () => {
  const { page, problems } = await product.signedIn();
  const unconfirmed = (await audited([], {})).inferredAccounts ?? [];
  expect(unconfirmed.length).toBeGreaterThan(20);

  await page.goto(`/empresa/${company}/servicio/plan-cuentas`);
  // One from the banner.
  await page.getByRole('region', { name: 'Uso sugerido' }).getByRole('button', { name: 'Sí, así es' }).click();
  await page.getByText(/^Guardado: /).waitFor();
  // One in its row.
  await page.getByText('Por confirmar', { exact: false }).first().click();
  await page
    .getByRole('button', { name: /^Confirmar la \d+ como / })
    .first()
    .click();
  await page.getByText('Datos cambiaron, ¿recalcular?').waitFor();
  // The rest together, after seeing before and after.
  await page.getByRole('checkbox', { name: 'Elegir todas las cuentas' }).check();
  await page.getByRole('button', { name: /^Confirmar \d+ sugerencias$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/la cobertura/i).waitFor();
  await dialog.getByRole('button', { name: /^Guardar \d+ cambios$/ }).click();
  await page.getByText(/^Guardado: \d+ cuentas\.$/).waitFor();
  await page.getByText('Ninguna cuenta cumple estos filtros.').waitFor();
  await expectAccessible(page, 'the chart without suggestions');

  // An account alone, from the tree of the wizard.
  await page.goto(`/empresa/${company}/servicio/edicion-plan-cuentas/10`);
  await page.getByRole('button', { name: `Elegir en el árbol las cuentas de ${purchases.role}` }).click();
  const tree = page.getByRole('dialog', { name: `Cuentas de ${purchases.role}` });
  await tree.getByRole('textbox', { name: 'Buscar por código o nombre' }).fill(purchases.account);
  await tree.getByRole('treeitem', { name: new RegExp(`^${purchases.account} `) }).focus();
  await page.keyboard.press('Space');
  await tree.getByRole('button', { name: 'Usar estas cuentas' }).click();
  await page.getByText('Sin guardar: 1 cambio').waitFor();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();

  await page.getByRole('button', { name: /^Recalcular \p{L}+ de 2026$/u }).click();
  await page.getByText(/^La auditoría de \p{L}+ de 2026 está al día/u).waitFor();
  await page.getByRole('link', { name: 'Ver la auditoría' }).click();
  await page.getByRole('region', { name: 'Resultado' }).waitFor();
  expect(await page.getByText('confírmalo en la parametrización').count()).toBe(0);

  const roles = { retCompras: ['236540', `=${purchases.account}`] };
  const report = await audited(unconfirmed, roles);
  const expected = report.validations.flatMap(({ findings }) => findings);
  const found = await findingsOf(page);
  expect(found.map(said).sort()).toEqual(expected.map(said).sort());
  const last = simulation.months.slice(-1);
  const judged = { simulation: { ...simulation, months: last }, reports: new Map([[months.at(-1)!, report]]) };
  expect(missedIn(judged)).toEqual([]);
  expect(problems).toEqual([]);
});
