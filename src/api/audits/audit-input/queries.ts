/**
 * Input of an audit: the month, earlier months, the previously audited version, the company's profile, settings and
 * custom rules.
 */
import { sql } from 'kysely';
import type { StoredBalance } from '#api/balances/stored-balance.ts';
import { readDirectory, thirdPartiesForAudit } from '#api/balances/third-parties/queries.ts';
import { type IdentifiedMonth, readBalances } from '#api/balances/trial-balances/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Period } from '#core/calendar/period.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import { daysOfMonth } from '#core/reference/in-force.ts';
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
  const replaced = await versionAuditedBefore(trx, balanceId);
  const earlier = replaced === null ? [] : [{ id: replaced.id, year, month }];
  // All in one query, the audited month first and the version audited before last.
  const stored = await readBalances(trx, [{ id: balanceId, year, month }, ...before, ...earlier]);
  const history = stored.slice(1, before.length + 1);
  const { version, settings } = await activeSettings(trx, companyId);
  const predefined = await predefinedInForce(trx, companyId);
  const own = await activeCustomRules(trx, companyId);
  const directory = await readDirectory(trx, companyId);
  const { rates, version: ratesVersion } = await ratesForAudit(trx);
  const dianLists = await dianListsAt(trx, daysOfMonth(audited.year, audited.month).last);
  return {
    current: stored[0]!,
    history,
    earlierVersion: replaced && { ...stored.at(-1)!, isFollowed: replaced.isFollowed },
    predefined: predefined.settings,
    settings,
    own,
    directory: thirdPartiesForAudit(directory.thirdParties),
    rates,
    dianLists,
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

/**
 * The last audited version of the same month before this one, and whether a later month already existed when this one
 * was imported. A version deleted since counts: it was audited.
 */
async function versionAuditedBefore(
  trx: DatabaseTransaction,
  balanceId: string,
): Promise<{ id: string; isFollowed: boolean } | null> {
  const { rows } = await sql<{ id: string; isFollowed: boolean }>`
    select earlier.id,
           exists (select from trial_balance as later
                    where later.company_id = own.company_id and later.deleted_at is null
                      and (later.year, later.month) > (own.year, own.month)
                      and later.uploaded_at < own.uploaded_at) as "isFollowed"
      from trial_balance as own
      join trial_balance as earlier
        on earlier.company_id = own.company_id and earlier.year = own.year and earlier.month = own.month
           and earlier.version < own.version
     where own.id = ${balanceId}
       and exists (select from audit where audit.balance_id = earlier.id and audit.state in ('done', 'withdrawn'))
     order by earlier.version desc
     limit 1`.execute(trx);
  return rows[0] ?? null;
}
