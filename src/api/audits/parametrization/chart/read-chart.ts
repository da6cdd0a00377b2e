/** Builds the chart of accounts of a company from its stored books, in a worker thread. */
import { openStoredBalance } from '#api/balances/stored-balance.ts';
import { type Chart, chartOfAccounts } from '#core/engine/chart/chart-of-accounts.ts';
import { EQUIVALENCES_KEY, equivalencesOf } from '#core/engine/roles/company-roles.ts';
import { settingsOverPredefined, withPredefined } from '#core/engine/settings/predefined.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import { reportItemOf } from '#core/report/assignments.ts';
import { defaultAccounts } from '#core/report/default-items.ts';
import { validations } from '#validations/registry.gen.ts';
import { equivalencesInForce } from '../../stored-input.ts';
import { type ChartLines, chartLines, coverageDocument } from './chart-document.ts';
import type { ChartCoverageDocument } from './contract.ts';
import type { StoredChart } from './queries.ts';

export interface ReadChart extends ChartLines {
  coverage: ChartCoverageDocument;
}

export async function readChart(stored: StoredChart): Promise<ReadChart> {
  const { accounts, coverage } = buildChart(stored);
  return { ...chartLines(accounts, itemsOf(stored)), coverage: coverageDocument(coverage) };
}

/** Item of the financial report of each account of the newest month. */
function itemsOf({ current, settings, predefined, assignments }: StoredChart): ReadonlyMap<string, number> {
  if (current === null) return new Map();
  const said = equivalencesOf({ [EQUIVALENCES_KEY]: equivalencesInForce(settings, predefined) });
  const accounts = defaultAccounts(openStoredBalance(current), said);
  return new Map(
    accounts.flatMap((account) => {
      const item = reportItemOf(account, assignments);
      return item === null ? [] : [[account.code, item]];
    }),
  );
}

/** With the predefined parametrization of the company. */
export function validationsOver(predefined: StoredChart['predefined']): AnyValidation[] {
  return validations.map((validation) => withPredefined(validation, predefined[validation.id]));
}

export function buildChart({ current, earlier, fresh, given, settings, predefined }: StoredChart): Chart {
  const balance = current && openStoredBalance(current);
  const inForce = settingsOverPredefined(settings, predefined);
  return chartOfAccounts(validationsOver(predefined), {
    balance,
    earlier,
    fresh: new Set(fresh),
    given,
    settings,
    inForce,
  });
}
