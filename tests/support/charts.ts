/** Charts of accounts as five companies keep them: code, name, whether third parties hang from it, side of its balance. */
import { readFileSync } from 'node:fs';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import type { CompanyChart } from '#simulator/charts/company-chart.ts';
import { type ChartName, chartPlaces } from './chart-places.ts';

export interface ChartAccount {
  code: string;
  name: string;
  /** Null for accounts without a balance. */
  side: 'D' | 'C' | null;
}

const LINE = /^(\d+),(?:"([^"]*)"|([^,]*))(?:,([^,]*))?(?:,([^,]*))?$/;

/** By code. */
export function readChart(name: ChartName): ChartAccount[] {
  const text = readFileSync(new URL(`../fixtures/charts/${name}.csv`, import.meta.url), 'utf8');
  const [, ...lines] = text.trim().split(/\r?\n/);
  return lines.map((line) => {
    const [, code, quoted, bare, , side] = LINE.exec(line) ?? [];
    if (code === undefined) throw new Error(`${name}: ${line}`);
    return { code, name: quoted ?? bare ?? '', side: side === 'D' || side === 'C' ? side : null };
  });
}

/** The chart for the simulator: each of its accounts where this company books it. */
export function companyChart(name: ChartName): CompanyChart {
  const chart = readChart(name);
  const leaves = chart.filter(({ code }, index) => !chart[index + 1]?.code.startsWith(code));
  const names: Record<string, string> = Object.fromEntries(chart.map((account) => [account.code, account.name]));
  const accounts: Record<string, string> = {};
  for (const [purpose, simulated] of Object.entries(ACCOUNT)) {
    const place = chartPlaces[name][purpose as keyof typeof ACCOUNT];
    const same = leaves.find(({ code }) => code.startsWith(simulated.slice(0, 6)))?.code;
    const [code, added] = typeof place === 'object' ? place : [place ?? same ?? simulated, undefined];
    accounts[simulated] = code;
    if (added !== undefined) names[code] = added;
  }
  return { accounts, names, hasTitles: chart.some(({ code }) => code.length < 4) };
}
