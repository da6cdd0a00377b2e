/** Audiences of announcements: whom they reach, and what staff chooses from. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containing } from '#api/kernel/containing.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { AudienceKind } from '#core/product/notification/notification.ts';
import type { Audience, AudienceOption } from '../contract.ts';

/** Whom an audience reaches now, each with the companies that reach them: active users of open accounts who want announcements, not staff. */
function reached({ kind, ids }: Audience): RawBuilder<unknown> {
  const chosen: Record<AudienceKind, RawBuilder<SqlBool>> = {
    all: sql`true`,
    plan: sql`license.plan = any(${ids}::text[])`,
    software: sql`company.software_id::text = any(${ids}::text[])`,
    companies: sql`company.id::text = any(${ids}::text[])`,
    people: sql`person.id::text = any(${ids}::text[])`,
  };
  return sql`
    select person.id as user_id, person.account_id, company.id as company_id
      from app_user as person
      join account on account.id = person.account_id
      left join license on license.account_id = person.account_id
      left join company on company.account_id = person.account_id and company.is_active and company.deleted_at is null
        and (person.is_root or exists (
          select from company_user as link where link.company_id = company.id and link.user_id = person.id))
     where person.is_active and not person.is_admin and account.closing_at is null
       and not 'novedades' = any(person.bell_off) and ${chosen[kind]}`;
}

export async function audienceSize(
  trx: DatabaseTransaction,
  audience: Audience,
): Promise<{ users: number; companies: number }> {
  const { rows } = await sql<{ users: number; companies: number }>`
    select count(distinct user_id)::int as users, count(distinct company_id)::int as companies
      from (${reached(audience)}) as reached`.execute(trx);
  return rows[0]!;
}

/** One notification for each user of the audience. */
export async function deliver(trx: DatabaseTransaction, id: number, audience: Audience): Promise<void> {
  await sql`
    insert into notification (account_id, user_id, note_id)
    select distinct account_id, user_id, ${id}::integer from (${reached(audience)}) as reached
    on conflict do nothing`.execute(trx);
}

/** Most options at once. */
const mostOptions = 20;

/** Active companies of open accounts, by name or NIT; `ids` alone: those. */
export async function findCompanies(
  trx: DatabaseTransaction,
  { q = '', ids }: { q?: string; ids?: readonly string[] },
): Promise<AudienceOption[]> {
  const words = containing(q);
  let query = trx
    .selectFrom('company')
    .innerJoin('account', 'account.id', 'company.account_id')
    .select([sql<string>`company.id::text`.as('id'), sql<string>`business_name || ' · ' || nit`.as('name')])
    .orderBy('business_name')
    .orderBy('company.id');
  query =
    ids === undefined
      ? query
          .where('company.is_active', '=', true)
          .where('company.deleted_at', 'is', null)
          .where('account.closing_at', 'is', null)
          .where(sql<boolean>`(business_name ilike ${words} or nit ilike ${words})`)
          .limit(mostOptions)
      : query.where(sql<boolean>`company.id::text = any(${[...ids]}::text[])`);
  return query.execute();
}

/** Active users of open accounts who are not staff, by name or address; `ids` alone: those. */
export async function findPeople(
  trx: DatabaseTransaction,
  { q = '', ids }: { q?: string; ids?: readonly string[] },
): Promise<AudienceOption[]> {
  const words = containing(q);
  let query = trx
    .selectFrom('app_user as person')
    .innerJoin('account', 'account.id', 'person.account_id')
    .select([sql<string>`person.id::text`.as('id'), sql<string>`person.name || ' · ' || person.email`.as('name')])
    .orderBy('person.name')
    .orderBy('person.id');
  query =
    ids === undefined
      ? query
          .where('person.is_active', '=', true)
          .where('person.is_admin', '=', false)
          .where('account.closing_at', 'is', null)
          .where(sql<boolean>`(person.name ilike ${words} or person.email ilike ${words})`)
          .limit(mostOptions)
      : query.where(sql<boolean>`person.id::text = any(${[...ids]}::text[])`);
  return query.execute();
}
