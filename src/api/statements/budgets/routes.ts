/** Budgets of a company: list, download, load from a workbook, remove. */
import { mostProblems, receiveBook } from '#api/audits/books.ts';
import type { BalanceServices } from '#api/balances/services.ts';
import { ownCompany, readCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import { toDecimal } from '#core/money/money.ts';
import { pucAccount } from '#core/reference/chart/puc.ts';
import type { Router } from '#platform/http/router.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import { budgetTable, readBudgetTable } from './budget-table.ts';
import * as contract from './contract.ts';
import {
  type BudgetLine,
  type BudgetRecord,
  budgetOf,
  listBudgetRecords,
  putBudget,
  removeBudget,
  resultTitles,
} from './queries.ts';
import { text } from './text.es.ts';

export function mountBudgets({ mount }: Router, services: BalanceServices): void {
  const { db } = services;
  mount(contract.listBudgets, ({ params, caller }) =>
    asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      return { data: (await listBudgetRecords(trx, params.id)).map(budgetDocument) };
    }),
  );
  mount(contract.downloadBudget, async ({ params: { id, year }, caller, reply }) => {
    const accounts = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, id);
      return accountsToFill(trx, id, year);
    });
    const rows = budgetTable(accounts);
    const months = text.months.map((_, month) => month + 2);
    const look = {
      widths: [12, 44, ...months.map(() => 16)],
      amounts: months,
      bold: [0],
      head: { row: 0, last: Math.max(1, rows.length - 1) },
    };
    const file = await writeWorkbook([{ name: text.sheet, rows, look }]);
    return reply
      .type(contract.downloadBudget.produces)
      .header('content-disposition', `attachment; filename="${text.fileName(year)}"`)
      .send(Buffer.from(file));
  });
  mount(contract.loadBudget, async ({ params: { id, year }, caller, request, reply }) => {
    await asCaller(db, caller, (trx) => ownCompany(trx, caller, id));
    const { fileName, sheets } = await receiveBook(services, { caller, request, reply, companyId: id });
    const { accounts, problems } = readBudgetTable(sheets);
    if (problems.length > 0) throw new AppError('request.invalid', {}, problems.slice(0, mostProblems));
    return asCaller(db, caller, async (trx) => {
      await ownCompany(trx, caller, id);
      await putBudget(trx, caller, { companyId: id, year, fileName, accounts });
      const details = { accounts: accounts.length, file: fileName };
      await logActivity(trx, caller, { act: 'budget.loaded', companyId: id, target: text.target(year), details });
      return { data: budgetDocument((await listBudgetRecords(trx, id)).find((one) => one.year === year)!) };
    });
  });
  mount(contract.deleteBudget, async ({ params: { id, year }, caller }) => {
    await asCaller(db, caller, async (trx) => {
      await ownCompany(trx, caller, id);
      if (!(await removeBudget(trx, id, year))) throw new AppError('resource.not_found');
      await logActivity(trx, caller, { act: 'budget.removed', companyId: id, target: text.target(year) });
    });
    return undefined;
  });
}

/** Those of the budget, and those of the books that it lacks. */
async function accountsToFill(trx: DatabaseTransaction, companyId: number, year: number): Promise<BudgetLine[]> {
  const known = await budgetOf(trx, companyId, year);
  const missing = (await resultTitles(trx, companyId)).filter(
    ({ code }) => !known.some((line) => line.code.startsWith(code) || code.startsWith(line.code)),
  );
  const empty = missing.map(({ code, name }) => ({ code, name: name ?? pucAccount(code)?.name ?? '', months: [] }));
  return [...known, ...empty].sort((a, b) => (a.code < b.code ? -1 : 1));
}

function budgetDocument({ year, fileName, accounts, loadedAt, ...by }: BudgetRecord): contract.BudgetDocument {
  const sumOf = (lines: readonly BudgetLine[], month: number) =>
    lines.reduce((sum, { months }) => sum + months[month]!, 0n);
  const income = accounts.filter(({ code }) => code.startsWith('4'));
  const expenses = accounts.filter(({ code }) => !code.startsWith('4'));
  const ofYear = (lines: readonly BudgetLine[]) =>
    toDecimal(text.months.reduce((sum, _, month) => sum + sumOf(lines, month), 0n));
  const results = text.months.map((_, month) => toDecimal(sumOf(income, month) - sumOf(expenses, month)));
  return {
    year,
    fileName,
    accounts: accounts.length,
    income: ofYear(income),
    expenses: ofYear(expenses),
    results,
    loadedAt: loadedAt.toISOString(),
    loadedBy: { id: by.loadedBy, name: by.loadedByName },
  };
}
