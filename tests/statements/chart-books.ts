/** Books in which every account of a chart moved, as `balanceOfBooks` reads them; amounts follow from the place in the chart. */
import { natureOf, pucAccounts } from '#core/reference/chart/puc.ts';
import { type ChartName, chartNames } from '../support/chart-places.ts';
import { type ChartAccount, readChart } from '../support/charts.ts';

const PEOPLE = ['900123456 Comercial Andina S.A.S.', '899999061 Secretaría Distrital de Hacienda'];

/** The charts of the companies, and the decree's. */
export const listedCharts: readonly (ChartName | 'puc')[] = [...chartNames, 'puc'];

/** Of no chart: what makes the books balance. */
const BALANCING = '319901 Capital de prueba';

export function chartBooks(name: ChartName | 'puc'): string {
  const chart = name === 'puc' ? decreeChart() : readChart(name);
  const lines: string[] = [];
  const sums = { opening: 0, closing: 0 };
  const add = (account: string, person: string, opening: number, closing: number) => {
    const [debit, credit] = closing > opening ? [closing - opening, 0] : [0, opening - closing];
    lines.push(`${account} | ${person} | ${opening} | ${debit} | ${credit} | ${closing}`);
    if (!/^[1-7]/.test(account)) return;
    sums.opening += opening;
    sums.closing += closing;
  };
  for (const [index, { code, name: title, side }] of chart.entries()) {
    const account = `${code} ${title.replace(/[|\n]/g, ' ')}`;
    if (chart[index + 1]?.code.startsWith(code)) {
      lines.push(`= ${account} | | 0 | 0 | 0 | 0`);
      continue;
    }
    const sign = (side ?? natureOf(code)) === 'C' ? -1 : 1;
    // Two third parties, one of them on the other side; some accounts end empty.
    for (const [at, person] of PEOPLE.entries()) {
      const opening = sign * (at === 0 ? 500 + index : -20 - (index % 7));
      add(account, person, opening, index % 10 === 3 ? 0 : opening + sign * (3 + index));
    }
  }
  add(BALANCING, '', -sums.opening, -sums.closing);
  return lines.join('\n');
}

function decreeChart(): ChartAccount[] {
  return pucAccounts()
    .map(({ code, name }) => ({ code, name, side: null }))
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}
