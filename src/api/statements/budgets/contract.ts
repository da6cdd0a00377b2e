/** Budgets of a company: one workbook a year, by account and month, which the statements compare with. */
import { type Static, Type } from 'typebox';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { decimalSchema } from '#core/engine/finding-schema.ts';

const closed = { additionalProperties: false } as const;
const year = Type.Integer({ minimum: 1990, maximum: 2100 });
const yearParams = Type.Object({ ...companyIdParams.properties, year }, closed);

const budgetSchema = Type.Object({
  year,
  fileName: Type.String(),
  accounts: Type.Integer(),
  /** Of the year. */
  income: decimalSchema,
  /** Of the year, with costs. */
  expenses: decimalSchema,
  /** Income less costs and expenses, by month. */
  results: Type.Array(decimalSchema),
  loadedAt: Type.String({ format: 'date-time' }),
  loadedBy: Type.Object({ id: Type.Integer(), name: Type.String() }),
});
export type BudgetDocument = Static<typeof budgetSchema>;

const common = { access: 'user', tag: 'statements' } as const;
const seeing = { permission: { module: 'estados_financieros', action: 'ver' }, readsBooks: true } as const;
const changing = { permission: { module: 'estados_financieros', action: 'editar' } } as const;

export const listBudgets = endpoint({
  ...common,
  ...seeing,
  method: 'GET',
  path: '/companies/{id}/budgets',
  summary: 'Lists the budgets of a company, newest year first.',
  params: companyIdParams,
  answer: Type.Object({ data: Type.Array(budgetSchema) }),
  errors: ['resource.not_found'],
});

export const downloadBudget = endpoint({
  ...common,
  ...seeing,
  method: 'GET',
  path: '/companies/{id}/budgets/{year}/workbook',
  summary: 'Downloads the budget of a year as a workbook; without one, its accounts of results to be filled in.',
  params: yearParams,
  produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  errors: ['resource.not_found'],
});

export const loadBudget = endpoint({
  ...common,
  ...changing,
  method: 'POST',
  path: '/companies/{id}/budgets/{year}',
  upload: true,
  summary: 'Loads the budget of a year from such a workbook, or refuses it with each wrong cell.',
  params: yearParams,
  answer: Type.Object({ data: budgetSchema }),
  errors: ['resource.not_found', 'parametrization.invalid', 'request.too_large', 'server.busy', 'account.slowed'],
});

export const deleteBudget = endpoint({
  ...common,
  ...changing,
  method: 'DELETE',
  path: '/companies/{id}/budgets/{year}',
  summary: 'Removes the budget of a year.',
  params: yearParams,
  status: 204,
  errors: ['resource.not_found'],
});
