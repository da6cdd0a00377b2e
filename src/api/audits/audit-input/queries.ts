/**
 * Input of an audit: the month, earlier months, the previously audited version, the company's profile, settings and
 * custom rules.
 */
import { sql } from 'kysely';
import { readSourceContents, sourcesHeldAt } from '#api/balances/source-files/queries.ts';
import type { StoredBalance } from '#api/balances/stored-balance.ts';
import { readDirectory, thirdPartiesForAudit } from '#api/balances/third-parties/queries.ts';
import { type IdentifiedMonth, readBalances } from '#api/balances/trial-balances/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Period } from '#core/calendar/period.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import type { EarlierVersion } from '#core/engine/validation.ts';
import { daysOfMonth } from '#core/reference/in-force.ts';
import type { SourceKey } from '#core/source/source-tables.ts';
import { activeCustomRules } from '../custom-rules/queries.ts';
import { dianListsAt } from '../dian-lists/queries.ts';
import { ratesForAudit } from '../legal-rates/queries.ts';
import { activeSettings } from '../parametrization/queries.ts';
import { predefinedInForce } from '../predefined/queries.ts';
import { mostHistory, type StoredInput } from '../stored-input.ts';

/** `months`: number of earlier months to read; more than one audit takes when several months are audited together. */
export async function readInput(
  trx: DatabaseTransaction,
  audited: Period & { companyId: number; balanceId: string },
  months = mostHistory,
): Promise<StoredInput> {
  const { companyId, balanceId } = audited;
  const profile = await profileForAudit(trx, companyId);
  const { year, month } = audited;
  const before = await newestMonthsBefore(trx, companyId, audited, months);
  const replaced = await versionAuditedBefore(trx, balanceId, before[0]?.id ?? null);
  const earlier = replaced === null ? [] : [{ id: replaced.id, year, month }];
  // All in one query, the audited month first and the version audited before last.
  const stored = await readBalances(trx, [{ id: balanceId, year, month }, ...before, ...earlier]);
  const history = stored.slice(1, before.length + 1);
  const { version, settings } = await activeSettings(trx, companyId);
  const predefined = await predefinedInForce(trx, companyId);
  const own = await activeCustomRules(trx, companyId);
  const directory = await readDirectory(trx, companyId);
  const { rates, version: ratesVersion } = await ratesForAudit(trx);
  const held = Map.groupBy(await sourcesHeldAt(trx, companyId, audited), ({ source }) => source);
  const contents = await readSourceContents(
    trx,
    [...held.values()].flat().map(({ id }) => id),
  );
  const ofSources = <Value>(value: (id: string) => Value): Partial<Record<SourceKey, Value[]>> =>
    Object.fromEntries(Array.from(held, ([source, files]) => [source, files.map(({ id }) => value(id))]));
  const dianLists = await dianListsAt(trx, daysOfMonth(audited.year, audited.month).last);
  return {
    current: stored[0]!,
    history,
    earlierVersion: replaced && { ...stored.at(-1)!, ...replaced.told },
    predefined: predefined.settings,
    settings,
    own,
    directory: thirdPartiesForAudit(directory.thirdParties),
    rates,
    dianLists,
    sources: ofSources((id) => contents.get(id)!),
    basis: {
      balances: [balanceId, ...before.map(({ id }) => id)],
      earlierVersion: replaced?.id ?? null,
      profile,
      predefined: { software: predefined.software, version: predefined.version },
      parametrization: version,
      own: own.map(({ id, version: changed }) => ({ id, version: changed })),
      directory: directory.version,
      rates: ratesVersion,
      dianLists: Object.fromEntries(dianLists.map(({ list, number }) => [list, number])),
      sources: ofSources((id) => id),
    },
  };
}

/** Profile of a company, completed with its address. */
export async function profileForAudit(trx: DatabaseTransaction, companyId: number): Promise<CompanyProfile> {
  const { profile, city } = await trx
    .selectFrom('company')
    .select(['profile', 'city'])
    .$narrowType<{ profile: CompanyProfile }>()
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return city === null ? profile : { municipio: city, ...profile };
}

/** Newest version of each earlier month, newest month first. */
export async function newestBefore(
  trx: DatabaseTransaction,
  companyId: number,
  period: Period,
  limit: number,
): Promise<{ id: string; stored: StoredBalance }[]> {
  const months = await newestMonthsBefore(trx, companyId, period, limit);
  const balances = await readBalances(trx, months);
  return months.map(({ id }, place) => ({ id, stored: balances[place]! }));
}

function newestMonthsBefore(
  trx: DatabaseTransaction,
  companyId: number,
  { year, month }: Period,
  limit: number,
): Promise<IdentifiedMonth[]> {
  return trx
    .selectFrom('trial_balance')
    .distinctOn(['year', 'month'])
    .select(['id', 'year', 'month'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`(year, month) < (${year}, ${month})`)
    .orderBy('year', 'desc')
    .orderBy('month', 'desc')
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** A version of a month, and what is told of it. */
interface AuditedVersion {
  id: string;
  told: Omit<EarlierVersion, 'balance'>;
}

/**
 * The last audited version of the same month before this one that was not withdrawn: what was withdrawn would otherwise hide
 * what the next one changes. Of a closed month the one that was signed, else storing a month twice would hide what it changes.
 * `before`: balance of the nearest earlier month now; it changed where the first audit of that version read another one of the
 * same month, whatever was audited again since.
 */
async function versionAuditedBefore(
  trx: DatabaseTransaction,
  balanceId: string,
  before: string | null,
): Promise<AuditedVersion | null> {
  const { rows } = await sql<AuditedVersion['told'] & { id: string }>`
    select earlier.id,
           exists (select from trial_balance as later
                    where later.company_id = own.company_id and later.deleted_at is null
                      and (later.year, later.month) > (own.year, own.month)
                      and later.uploaded_at < own.uploaded_at) as "isFollowed",
           exists (select from sign_off
                    where sign_off.company_id = own.company_id and sign_off.year = own.year and sign_off.month = own.month
                      and sign_off.closed_at is not null and sign_off.balance_id <> own.id) as "isClosed",
           exists (select from trial_balance as read_then
                     join trial_balance as read_now
                       on read_now.company_id = read_then.company_id and read_now.year = read_then.year
                          and read_now.month = read_then.month and read_now.id <> read_then.id
                    where read_then.id::text = audited.read_before and read_now.id = ${before}::uuid) as "isBeforeChanged"
      from trial_balance as own
      join trial_balance as earlier
        on earlier.company_id = own.company_id and earlier.year = own.year and earlier.month = own.month
           and earlier.version < own.version and earlier.deleted_at is null
      join lateral (select basis #>> '{balances,1}' as read_before from audit
                     where audit.balance_id = earlier.id and audit.state = 'done'
                     order by created_at limit 1) as audited on true
      left join sign_off as signed
        on signed.company_id = own.company_id and signed.year = own.year and signed.month = own.month
           and signed.state = 'closed'
     where own.id = ${balanceId}
     order by earlier.id is not distinct from signed.balance_id desc, earlier.version desc
     limit 1`.execute(trx);
  const [found] = rows;
  if (found === undefined) return null;
  const { id, ...told } = found;
  return { id, told };
}
