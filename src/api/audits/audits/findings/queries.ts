/** Findings of finished audits, with their change against earlier months. */

import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Period } from '#core/calendar/period.ts';
import type { Finding, ListedFinding } from '#core/engine/finding.ts';
import { findingSchema, listedFindingSchema } from '#core/engine/finding-schema.ts';
import type { SetAside } from '#core/engine/life/finding-state.ts';
import { severities } from '#core/engine/severity.ts';
import type { Schema } from '#platform/database/schema.gen.ts';
import { changeOfGone } from '../life/queries.ts';
import {
  findingColumns,
  isGoneFrom,
  isOfLast,
  isPastClosing,
  isSame,
  looksFor,
  versionsBefore,
} from '../life/same/queries.ts';
import type { FindingChange } from './contract.ts';

/** A finding as stored at the end of its audit: listed, or with its evidence. */
export interface StoredFinding<Told extends ListedFinding = ListedFinding> {
  validationId: number;
  validation: string;
  change: Exclude<FindingChange, 'corregido' | 'ya_no_aplica'>;
  unchanged: boolean;
  /** First month of the uninterrupted run of this finding. */
  since: Period;
  /** Of a persistent one about several third parties: those of the month before that it still has, and that it has no more. */
  still: number | null;
  gone: number | null;
  /** Fingerprint of the finding of the same audit that explains it. */
  explainedBy: string | null;
  setAside: SetAside | null;
  /** Where it is kept apart as a practice. */
  practice: { since: string; months: number } | null;
  /** Number of third parties that it is about. */
  subjects: number;
  finding: Told;
}

/** A finding that a later month, or a later version of its month, does not have. */
export interface GoneFinding<Told extends ListedFinding = ListedFinding> extends StoredFinding<Told> {
  /** Audit of the month that had it. */
  auditId: string;
  became: 'corregido' | 'ya_no_aplica';
  /** Version that corrected it, of the month that had it; null: a later month did. */
  correctedIn: number | null;
}

/** How a finding is asked for: links of earlier releases have the topic. */
export interface FindingName {
  by: 'fingerprint' | 'topic';
  text: string;
}

/** Months for which a flow is listed until its registration is seen. */
const MONTHS_LISTED = 12;

const thirdPartiesInLists = 3;

/** Findings of an audit, without practices: most severe first, then by amount, then in the order of discovery. */
export async function listFindings(trx: DatabaseTransaction, auditId: string): Promise<StoredFinding[]> {
  const rows = await inOrder(selectFindings(trx, listed))
    .where('finding.audit_id', '=', auditId)
    .where(isNoPractice)
    .execute();
  return rows.map(storedFinding);
}

/**
 * Findings of earlier months that an audit lacks, in the same order: those of the nearest one (the last of `earlier`,
 * audits of earlier months), and the flows of a year whose registration was not seen in the months between; and those of
 * the versions before of its own month, each of the last that had it.
 */
export async function listGone(
  trx: DatabaseTransaction,
  auditId: string,
  earlier: readonly string[],
): Promise<GoneFinding[]> {
  return goneFindings(trx, listed, { auditId, earlier, name: null });
}

/** The first of those by a name, with its evidence. */
export async function findGone(
  trx: DatabaseTransaction,
  auditId: string,
  earlier: readonly string[],
  name: FindingName,
): Promise<GoneFinding<Finding> | undefined> {
  return (await goneFindings(trx, whole, { auditId, earlier, name }))[0];
}

interface WhichGone {
  auditId: string;
  earlier: readonly string[];
  name: FindingName | null;
}

async function goneFindings<Told extends ListedFinding>(
  trx: DatabaseTransaction,
  told: RawBuilder<Told>,
  { auditId, earlier, name }: WhichGone,
): Promise<GoneFinding<Told>[]> {
  const isOfVersion = sql<SqlBool>`(found.year, found.month) = (own.year, own.month)`;
  // The first after the last that had it; one that did not look for it proved nothing.
  const correctedIn = sql<number>`
    (select min(balance.version) from audit as later join trial_balance as balance on balance.id = later.balance_id
      where later.id = any(array_append(own.versions, own.id))
        and (later.id = own.id or array_position(own.versions, later.id) < array_position(own.versions, finding.audit_id))
        and ${looksFor('later', 'finding')})`;
  // One that both the month and the version before had is told as corrected by the version.
  const isCorrectedInVersion = sql<SqlBool>`
    exists (select from finding as versioned
             where versioned.audit_id = any(own.versions) and versioned.severity <> 'informativa' and ${isSame('versioned', findingColumns('finding'))}
               and ${isGoneFrom('own', 'versioned')} and ${looksFor('own', 'versioned')})`;
  const rows = await inOrder(selectFindings(trx, told))
    .innerJoin('audit as found', 'found.id', 'finding.audit_id')
    .innerJoin(
      (query) =>
        query
          .selectFrom('audit')
          .select(['audit.id', 'audit.year', 'audit.month', 'audit.validations', 'audit.balance_id'])
          .select(
            sql<string[]>`case when ${isPastClosing('audit')} then '{}' else ${versionsBefore('audit')} end`.as(
              'versions',
            ),
          )
          .where('audit.id', '=', auditId)
          // Once, not for each finding.
          .offset(0)
          .as('own'),
      (join) => join.onTrue(),
    )
    .select('finding.audit_id as auditId')
    .select(
      sql<
        GoneFinding['became']
      >`case when ${isOfVersion} then 'corregido' else ${changeOfGone('finding', 'own')} end`.as('became'),
    )
    .select(sql<number | null>`case when ${isOfVersion} then ${correctedIn} end`.as('correctedIn'))
    .where(
      sql<SqlBool>`(finding.audit_id = any(${earlier.slice(-MONTHS_LISTED)}::uuid[]) or finding.audit_id = any(own.versions))`,
    )
    .where('finding.explained_by', 'is', null)
    .where(isNoPractice)
    .$if(name !== null, (query) => query.where(`finding.${name!.by}`, '=', name!.text))
    .where(
      sql<SqlBool>`
        case when finding.audit_id = any(own.versions) then
          finding.severity <> 'informativa' and ${isOfLast(sql`own.versions`, 'finding')}
          and ${isGoneFrom('own', 'finding')} and ${looksFor('own', 'finding')}
        when finding.proof = 'balance' then
          finding.audit_id = ${earlier.at(-1) ?? null}::uuid
          and not exists (select from finding as present
                           where present.audit_id = ${auditId}::uuid and ${isSame('present', findingColumns('finding'))})
          and not ${isCorrectedInVersion}
        else
          finding.severity <> 'informativa'
          and (finding.audit_id = ${earlier.at(-1) ?? null}::uuid
               or finding.registrable and 12 * (own.year - found.year) + own.month - found.month <= ${MONTHS_LISTED})
          and not exists (select from flow_check as checked
                            join audit as between_them on between_them.balance_id = checked.balance_id
                           where checked.audit_id = finding.audit_id and checked.fingerprint = finding.fingerprint
                             and checked.seen and between_them.id = any(${[...earlier]}::uuid[]))
        end`,
    )
    .orderBy('found.year')
    .orderBy('found.month')
    .execute();
  return rows.map(storedFinding) as GoneFinding<Told>[];
}

/** One finding with all its third parties. */
export async function findFinding(
  trx: DatabaseTransaction,
  auditId: string,
  name: FindingName,
): Promise<StoredFinding<Finding> | undefined> {
  const row = await selectFindings(trx, whole)
    .where('finding.audit_id', '=', auditId)
    .where(`finding.${name.by}`, '=', name.text)
    .executeTakeFirst();
  return row && storedFinding(row);
}

const isNoPractice = sql<SqlBool>`finding.set_aside is distinct from 'practica'`;

const whole = sql<Finding>`finding.document`;

const evidence = Object.keys(findingSchema.properties).filter(
  (key) => !Object.hasOwn(listedFindingSchema.properties, key),
);
const listed = sql<ListedFinding>`
  jsonb_set(finding.document - ${sql.lit(`{${evidence.join(',')}}`)}::text[], '{thirdParties}',
            (select coalesce(jsonb_agg(party - '{rows,share}'::text[]), '[]')
               from jsonb_path_query(finding.document, ${sql.lit(`$.thirdParties[0 to ${thirdPartiesInLists - 1}]`)}) as party))`;

const severityOrder = sql.lit(`{${severities.join(',')}}`);

function inOrder<Output>(
  query: SelectQueryBuilder<Schema, 'finding', Output>,
): SelectQueryBuilder<Schema, 'finding', Output> {
  return query
    .orderBy(sql`array_position(${severityOrder}::text[], finding.severity)`)
    .orderBy('finding.amount', 'desc')
    .orderBy('finding.position');
}

function selectFindings<Told extends ListedFinding>(trx: DatabaseTransaction, told: RawBuilder<Told>) {
  return trx
    .selectFrom('finding')
    .select([
      'finding.validation_id as validationId',
      'finding.validation',
      'finding.change',
      'finding.unchanged',
      'finding.still',
      'finding.gone',
      'finding.explained_by as explainedBy',
      'finding.set_aside as setAside',
      'finding.since_year as year',
      'finding.since_month as month',
    ])
    .select(
      sql<StoredFinding['practice']>`
        case when finding.practice_since is not null
             then jsonb_build_object('since', finding.practice_since, 'months', finding.practice_months) end`.as(
        'practice',
      ),
    )
    .select(sql<number>`cardinality(finding.subjects)`.as('subjects'))
    .select(told.as('finding'))
    .$narrowType<{ change: StoredFinding['change']; setAside: SetAside | null }>();
}

function storedFinding<Row extends Period>({ year, month, ...row }: Row): Omit<Row, keyof Period> & { since: Period } {
  return { ...row, since: { year, month } };
}

/** A finding with those that explain it or that it explains. */
export async function listRelated(
  trx: DatabaseTransaction,
  auditId: string,
  fingerprint: string,
): Promise<StoredFinding[]> {
  const rows = await inOrder(selectFindings(trx, listed))
    .where('finding.audit_id', '=', auditId)
    .where(
      sql<SqlBool>`(finding.fingerprint = ${fingerprint} or finding.explained_by = ${fingerprint}
        or finding.fingerprint = (select own.explained_by from finding as own
                                   where own.audit_id = ${auditId}::uuid and own.fingerprint = ${fingerprint}))`,
    )
    .execute();
  return rows.map(storedFinding);
}
