/** Which findings are the same, between months and between versions of a month. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Month of an `audit` as `2026-10`, which sorts as text. */
export const monthOfAudit = sql<string>`(audit.year || '-' || lpad(audit.month::text, 2, '0'))`;

/** A finding in a query: expressions of its columns. */
export interface FindingColumns extends IdentityColumns, RuleColumns {
  severity: RawBuilder<string>;
  /** Cents. */
  amount: RawBuilder<bigint>;
}

interface IdentityColumns {
  topic: RawBuilder<string>;
  proof: RawBuilder<string>;
  subjects: RawBuilder<string[]>;
}

interface RuleColumns {
  validationId: RawBuilder<number>;
  rule: RawBuilder<string>;
}

/** Columns of a finding under the alias of its table. */
export function findingColumns(alias: string): FindingColumns {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return {
    topic: column('topic') as RawBuilder<string>,
    proof: column('proof') as RawBuilder<string>,
    subjects: column('subjects') as RawBuilder<string[]>,
    severity: column('severity') as RawBuilder<string>,
    amount: column('amount') as RawBuilder<bigint>,
    validationId: column('validation_id') as RawBuilder<number>,
    rule: column('rule') as RawBuilder<string>,
  };
}

/** Whether the finding of an alias is another one's of a different month: `isSameFinding` of the core. */
export function isSame(alias: string, { topic, proof, subjects }: IdentityColumns): RawBuilder<SqlBool> {
  const own = findingColumns(alias);
  return sql<SqlBool>`(${own.topic} = ${topic} and ${own.proof} = 'balance' and ${proof} = 'balance'
    and (${own.subjects} = ${subjects} or ${own.subjects} && ${subjects}))`;
}

/**
 * Whether two findings of versions of one month are the same: also a movement, which is of that month. Their topic contains
 * neither third parties nor month.
 */
export function isSameInMonth(alias: string, { topic, subjects }: IdentityColumns): RawBuilder<SqlBool> {
  const own = findingColumns(alias);
  return sql<SqlBool>`(${own.topic} = ${topic} and (${own.subjects} = ${subjects} or ${own.subjects} && ${subjects}))`;
}

/** Newest audit of the nearest audited version before that of an audit, by the alias of its row; withdrawn ones are none. */
export function versionBefore(audit: string): RawBuilder<string | null> {
  const own = (column: string) => sql.ref(`${audit}.${column}`);
  return sql`
    (select earlier.id from trial_balance as own_version
       join trial_balance as other on other.company_id = own_version.company_id and other.year = own_version.year
                                  and other.month = own_version.month and other.version < own_version.version
       join audit as earlier on earlier.balance_id = other.id and earlier.state = 'done'
      where own_version.id = ${own('balance_id')}
      order by other.version desc, earlier.created_at desc, earlier.id desc limit 1)`;
}

/** Newest audits of all audited versions before that of an audit, by the alias of its row: of the nearest version first. */
export function versionsBefore(audit: string): RawBuilder<string[]> {
  const own = (column: string) => sql.ref(`${audit}.${column}`);
  return sql`
    array(select distinct on (other.version) earlier.id from trial_balance as own_version
            join trial_balance as other on other.company_id = own_version.company_id and other.year = own_version.year
                                       and other.month = own_version.month and other.version < own_version.version
            join audit as earlier on earlier.balance_id = other.id and earlier.state = 'done'
           where own_version.id = ${own('balance_id')}
           order by other.version desc, earlier.created_at desc, earlier.id desc)`;
}

/** Whether a finding, by its alias, is of the last of some versions (\`versionsBefore\`) that had it: it is told once. */
export function isOfLast(versions: RawBuilder<string[]>, finding: string): RawBuilder<SqlBool> {
  const own = sql.ref(`${finding}.audit_id`);
  return sql<SqlBool>`
    not exists (select from finding as again
                 where again.audit_id = any(${versions}) and ${isSameInMonth('again', findingColumns(finding))}
                   and array_position(${versions}, again.audit_id) < array_position(${versions}, ${own}))`;
}

/** Whether the month of an audit is closed with another version: until it is reopened, that one changes no life. */
export function isPastClosing(audit: string): RawBuilder<SqlBool> {
  const own = (column: string) => sql.ref(`${audit}.${column}`);
  return sql<SqlBool>`
    exists (select from sign_off where sign_off.company_id = ${own('company_id')} and sign_off.year = ${own('year')}
                                   and sign_off.month = ${own('month')} and sign_off.state = 'closed'
                                   and sign_off.balance_id <> ${own('balance_id')})`;
}

/** Whether an audit looked for what a rule finds; `which`: condition on `ran`, the summary of its validation. */
export function wasLookedFor(audit: string, which: RawBuilder<SqlBool>, rule: RawBuilder<string>): RawBuilder<SqlBool> {
  return sql<SqlBool>`
    exists (select from jsonb_array_elements(${sql.ref(`${audit}.validations`)}) as ran
             where ${which} and ran->>'outcome' in ('sin_hallazgos', 'con_hallazgos')
               and not jsonb_path_exists(ran, '$.notEvaluated[*].rule ? (@ == $rule)', jsonb_build_object('rule', ${rule}))
               and not jsonb_path_exists(ran, '$.ruleChanges[*] ? (@.rule == $rule && @.off == true)',
                                         jsonb_build_object('rule', ${rule})))`;
}

/** What tells of the versions themselves has nothing to be corrected. */
const ABOUT_VERSIONS = 'mes_modificado';

/** Whether a finding of a version before, by its alias, is told by none of an audit. */
export function isGoneFrom(audit: string, gone: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${gone}.validation`)} <> ${ABOUT_VERSIONS} and ${sql.ref(`${gone}.explained_by`)} is null
    and not exists (select from finding as kept
                     where kept.audit_id = ${sql.ref(`${audit}.id`)} and ${isSameInMonth('kept', findingColumns(gone))}))`;
}

/** Whether an audit, by its alias, looked for a finding of another one. */
export function looksFor(audit: string, finding: string | RuleColumns): RawBuilder<SqlBool> {
  const { validationId, rule } = typeof finding === 'string' ? findingColumns(finding) : finding;
  return wasLookedFor(audit, sql<SqlBool>`(ran->>'id')::integer = ${validationId}`, rule);
}
