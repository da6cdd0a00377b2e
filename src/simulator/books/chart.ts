/** Looks up the name of any account of the company, from class to auxiliary, whatever its kind. */
import { balanceAccountNames } from './balance-chart.es.ts';
import { kindAccountNames } from './kind-chart.es.ts';
import { resultAccountNames } from './result-chart.es.ts';

/** Throws RangeError for a code that is not in the company's chart: a posting must never invent an account. */
export function accountName(code: string): string {
  const name = balanceAccountNames[code] ?? resultAccountNames[code] ?? kindAccountNames[code];
  if (name === undefined) throw new RangeError(`account ${code} is not in the chart`);
  return name;
}
