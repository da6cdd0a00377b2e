/** The use of the product in some days, from the figures by day and the counts of today. */
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { accountableSoftware } from '#core/reference/chart/accountable-software.ts';
import type { Usage, UsageQuery } from './contract.ts';
import * as queries from './queries.ts';

const monthOf = (day: string) => day.slice(0, 7);
const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 1000) / 10);
const rounded = (value: number | undefined) => (value === undefined ? null : Math.round(value * 10) / 10);
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);

/** Of a software without a known name, such as one of an earlier release. */
const softwareName = (id: number) => accountableSoftware(id)?.name ?? String(id);

export async function readUsage(trx: DatabaseTransaction, query: UsageQuery, refreshed: Date): Promise<Usage> {
  const days = await queries.figuresByDay(trx, query);
  const firstMinutes = await queries.medians(trx, query, 'first_minutes');
  const seconds = await queries.medians(trx, query, 'audit_seconds');
  const before = await queries.medians(trx, yearBefore(query), 'first_minutes');
  const lastMonth = lastWholeMonth(query.to);
  const [year, month] = lastMonth.split('-').map(Number) as [number, number];
  const companies = await queries.countCompanies(trx, query, { year, month });
  const users = await queries.countUsers(trx, query);
  const { found, resolved } = await queries.countResolved(trx, query);
  const choices = await queries.usageChoices(trx);
  const byMonth = Map.groupBy(days, ({ day }) => monthOf(day));
  const imports = sum(days, (day) => day.imports);
  return {
    from: query.from,
    to: query.to,
    refreshedAt: refreshed.toISOString(),
    totals: {
      activeCompanies: sum(companies, ({ active }) => active),
      companies: sum(companies, (count) => count.companies),
      activeUsers: sum(users, ({ active }) => active),
      users: sum(users, (count) => count.users),
      imports,
      firstImports: percent(
        sum(days, (day) => day.firstImports),
        imports,
      ),
      audits: sum(days, (day) => day.audits),
      auditSeconds: rounded(seconds.get('')),
      findings: found,
      resolved: percent(resolved, found),
      firstMinutes: rounded(firstMinutes.get('')),
      firstMinutesBefore: rounded(before.get('')),
    },
    months: (await queries.countByMonth(trx, query)).map((counted) => ({
      ...counted,
      ...figuresOf(byMonth.get(counted.month) ?? []),
      firstMinutes: rounded(firstMinutes.get(counted.month)),
    })),
    days: days.map((day) => ({ day: day.day, ...figuresOf([day]) })),
    software: await softwareRows(trx, query, companies),
    allies: await allyRows(trx, query, { companies, users }),
    lastMonth,
    choices: {
      software: choices.software.map((id) => ({ id, name: softwareName(id) })),
      allies: choices.allies,
    },
  };
}

function figuresOf(days: readonly queries.DayFigures[]) {
  return {
    imports: sum(days, (day) => day.imports),
    audits: sum(days, (day) => day.audits),
    critica: sum(days, (day) => day.critica),
    alta: sum(days, (day) => day.alta),
    media: sum(days, (day) => day.media),
    baja: sum(days, (day) => day.baja),
    informativa: sum(days, (day) => day.informativa),
  };
}

async function softwareRows(
  trx: DatabaseTransaction,
  query: UsageQuery,
  companies: readonly queries.CompanyCount[],
): Promise<Usage['software']> {
  const imports = await queries.importsBySoftware(trx, query);
  const ids = new Set([...imports.keys(), ...companies.map(({ software }) => software)]);
  return [...ids]
    .map((id) => ({
      id,
      name: softwareName(id),
      imports: imports.get(id) ?? 0,
      companies: sum(
        companies.filter(({ software }) => software === id),
        ({ active }) => active,
      ),
    }))
    .filter((row) => row.imports > 0 || row.companies > 0)
    .sort((a, b) => b.imports - a.imports || a.id - b.id);
}

async function allyRows(
  trx: DatabaseTransaction,
  query: UsageQuery,
  { companies, users }: { companies: readonly queries.CompanyCount[]; users: readonly queries.UserCount[] },
): Promise<Usage['allies']> {
  const activity = await queries.activityByAlly(trx, query);
  const names = new Set([...companies, ...users].map(({ ally }) => ally).concat(...activity.keys()));
  return [...names]
    .map((ally) => {
      const own = companies.filter((count) => count.ally === ally);
      const all = sum(own, (count) => count.companies);
      return {
        ally,
        companies: all,
        users: sum(
          users.filter((count) => count.ally === ally),
          (count) => count.users,
        ),
        audits: activity.get(ally)?.audits ?? 0,
        audited: percent(
          sum(own, (count) => count.audited),
          all,
        ),
        lastActive: activity.get(ally)?.lastActive ?? null,
      };
    })
    .sort((a, b) => b.audits - a.audits || a.ally.localeCompare(b.ally, 'es'));
}

/** The same days a year before. */
function yearBefore(query: UsageQuery): UsageQuery {
  const back = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4).replace('-02-29', '-02-28')}`;
  return { ...query, from: back(query.from), to: back(query.to) };
}

/** The month before that of a day. */
function lastWholeMonth(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`;
}
