/** Builds the chart of accounts of a company from its stored books, in a worker thread. */
import { openStoredBalance } from '#api/balances/stored-balance.ts';
import { type AccountInRole, inferRoles } from '#core/books/roles/infer-roles.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Chart, chartOfAccounts } from '#core/engine/chart/chart-of-accounts.ts';
import { EQUIVALENCES_KEY, equivalencesOf } from '#core/engine/roles/company-roles.ts';
import { settingsOverPredefined, withPredefined } from '#core/engine/settings/predefined.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import { reportItemOf } from '#core/report/assignments.ts';
import { accountsInRoles } from '#core/report/default-items.ts';
import { validations } from '#validations/registry.gen.ts';
import { equivalencesInForce } from '../../stored-input.ts';
import { type ChartLines, chartLines, coverageDocument } from './chart-document.ts';
import type { ChartCoverageDocument } from './contract.ts';
import type { StoredChart } from './queries.ts';

export interface ReadChart extends ChartLines {
  coverage: ChartCoverageDocument;
}

/** The newest month and the roles of its accounts: opened and inferred once, which takes longer than all else. */
export interface OpenedBooks {
  balance: TrialBalance | null;
  roles: readonly AccountInRole[];
}

export async function readChart(stored: StoredChart): Promise<ReadChart> {
  const books = openBooks(stored);
  const { accounts, coverage } = buildChart(stored, books);
  return { ...chartLines(accounts, itemsOf(stored, books)), coverage: coverageDocument(coverage) };
}

/** `opened`: the same month, if it is open already. */
export function openBooks({ current, settings, predefined }: StoredChart, opened?: OpenedBooks): OpenedBooks {
  const balance = opened ? opened.balance : current && openStoredBalance(current);
  const said = equivalencesOf({ [EQUIVALENCES_KEY]: equivalencesInForce(settings, predefined) });
  return { balance, roles: balance ? inferRoles(balance, said) : [] };
}

export function buildChart({ earlier, fresh, given, settings, predefined }: StoredChart, books: OpenedBooks): Chart {
  return chartOfAccounts(validationsOver(predefined), {
    ...books,
    earlier,
    fresh: new Set(fresh),
    given,
    settings,
    inForce: settingsOverPredefined(settings, predefined),
  });
}

/** Item of the financial report of each account of the newest month. */
function itemsOf({ assignments }: StoredChart, { balance, roles }: OpenedBooks): ReadonlyMap<string, number> {
  if (balance === null) return new Map();
  return new Map(
    accountsInRoles(balance, roles).flatMap((account) => {
      const item = reportItemOf(account, assignments);
      return item === null ? [] : [[account.code, item]];
    }),
  );
}

/** With the predefined parametrization of the company. */
export function validationsOver(predefined: StoredChart['predefined']): AnyValidation[] {
  return validations.map((validation) => withPredefined(validation, predefined[validation.id]));
}
