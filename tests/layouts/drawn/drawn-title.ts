/** Title block of a drawn layout. */
import type { Random } from '#simulator/random.ts';
import type { DrawnLayout } from './draw-layout.ts';
import type { DrawnBooks } from './drawn-books.ts';
import type { DrawnCell } from './drawn-cells.ts';
import { monthNames, otherCompany, unitTitles } from './drawn-words.es.ts';

export function titleRows(
  { title, question }: DrawnLayout,
  { company, period: { year, month } }: DrawnBooks,
  random: Random,
  columns: readonly unknown[],
): DrawnCell[][] {
  const rows: string[] = [];
  const report = title.report === null ? [] : [title.report];
  const { company: named } = title;
  const names = named === null ? [] : [`${named.word}${company.name}`];
  if (named?.nit) names.push(`${named.nit} ${company.nit}-${company.dv}`);
  rows.push(...(named?.order === 'company_first' ? [...names, ...report] : [...report, ...names]));
  if (question === 'two_titles') {
    const [first, second] = [`NIT ${company.nit}-${company.dv}`, `NIT ${otherCompany.nit}`];
    rows.push(...(named?.nit ? [] : [company.name, first]), otherCompany.name, second);
  }
  const month_ = monthOf(question, year, month, title.month);
  if (month_ !== null) rows.push(month_);
  if (question === 'thousands') rows.push(random.pick(unitTitles.thousands));
  if (question === 'currency') rows.push(random.pick(unitTitles.currency));
  const column = random.chance(75) ? 0 : random.int(0, Math.min(3, columns.length - 1));
  const written = rows.map((row) => [...Array.from({ length: column }, () => null), row]);
  return [...written, ...Array.from({ length: title.blanks }, (): DrawnCell[] => [])];
}

/** The month as drawn, or a range that is no month. */
function monthOf(
  question: DrawnLayout['question'],
  year: number,
  month: number,
  spell: DrawnLayout['title']['month'],
): string | null {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const two = (number: number) => String(number).padStart(2, '0');
  if (question === 'half_month') return `Del 01/${two(month)}/${year} al 15/${two(month)}/${year}`;
  if (question === 'two_months') {
    const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
    return `De ${monthNames[month - 1]} de ${year} a ${monthNames[next.month - 1]} de ${next.year}`;
  }
  return spell === null ? null : spell(year, month, last);
}
