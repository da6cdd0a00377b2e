/** Dependence on one customer or supplier: not an error, but relevant to readers of the statements. */
import type { AccountRole } from '#core/books/account-role.ts';
import { defineValidation, type Fact } from '#core/engine/validation.ts';
import { type Books, incomeShares, purchasesByCost, purchasesByInvoice, type Shares, salesOfMonth } from './shares.ts';

export type Rule = 'CON-1' | 'CON-2';

/** Maximum number of listed third parties. */
const MOST = 5;

export const validation = defineValidation({
  id: 109,
  key: 'concentracion',
  version: 1,
  order: 48,
  weight: 1,
  roles: {
    ingresos: ['41'],
    compras: ['62'],
    proveedores: ['22'],
  },
  parameters: {
    tope: { kind: 'percent', default: 30, minimum: 1, maximum: 100 },
  },
  rules: {
    'CON-1': { severity: 'informativa', legal: ['niif_pymes_11', 'nia_520'] },
    'CON-2': { severity: 'informativa', legal: ['nia_520'] },
  },
  byThirdParty: { required: ['CON-1', 'CON-2'] },
  check({ balance, period, roles, parameters, tolerances }) {
    const factOf = (rule: Rule, role: AccountRole, { total, thirdParties }: Shares, basis: string): Fact<Rule>[] => {
      const [first] = thirdParties;
      if (first === undefined || total <= tolerances.materiality || first.percent <= parameters.tope) return [];
      return [
        {
          rule,
          account: role.prefixes[0] ?? null,
          thirdParties: thirdParties.map(({ thirdParty, amount, rows }) => ({ thirdParty, amount, rows })),
          amount: first.amount,
          data: { total, percents: thirdParties.map(({ percent }) => String(percent)), basis, limit: parameters.tope },
          formula: [
            { label: 'first', amount: first.amount, kind: 'term' },
            { label: basis, amount: total, kind: 'total' },
          ],
          rows: first.rows,
        },
      ];
    };
    const books: Books = { balance, period };
    const income = incomeShares(books, roles.ingresos, MOST);
    const costs = purchasesByCost(books, roles.compras, MOST);
    const invoices = costs.total > 0n ? null : purchasesByInvoice(books, roles.proveedores, MOST);
    if (income.total === 0n && costs.total === 0n && invoices?.total === 0n)
      return { notApplicable: { reason: 'withoutTrade' } };
    const ofYear = factOf('CON-1', roles.ingresos, income, 'income');
    // A month outside the year's pattern: may be a single contract. Closing entries are not sales.
    const ofMonth =
      ofYear.length > 0 || period.month > 12
        ? []
        : factOf('CON-1', roles.ingresos, salesOfMonth(books, roles.ingresos, MOST), 'sales');
    return {
      facts: [
        ...ofYear,
        ...ofMonth,
        ...(invoices === null
          ? factOf('CON-2', roles.compras, costs, 'purchases')
          : factOf('CON-2', roles.proveedores, invoices, 'invoices')),
      ],
    };
  },
});
