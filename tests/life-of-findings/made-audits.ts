/** Audits with made findings in their own database: finished as by the job, or as stored by an earlier release. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { ValidationSummary } from '#api/audits/audits/contract.ts';
import type { AuditResult } from '#api/audits/audits/run/audit-task.ts';
import { type ClaimedAudit, finishAudit } from '#api/audits/audits/run/queries.ts';
import type { Database } from '#api/kernel/database.ts';
import { type Period, parsePeriod, periodKey } from '#core/calendar/period.ts';
import type { Severity } from '#core/engine/severity.ts';
import type { Stake } from '#core/engine/weighing/stake.ts';
import { toDecimal } from '#core/money/money.ts';
import { createDatabase } from '#platform/database/connection.ts';
import { migrate } from '#platform/database/migrate.ts';
import type { Schema } from '#platform/database/schema.gen.ts';
import { createEmptyDatabase } from '../support/test-database.ts';
import type { DoneAudit } from './read-time-life.ts';

export interface MadeFinding {
  /** Also its fingerprint, together with its validation. */
  name: string;
  severity: Severity;
  amount: bigint;
  /** Ids of the third parties that it is about, in order; default none. */
  about?: string[];
  /** A movement of its month; default a state of the books. */
  isFlow?: boolean;
}

/** An audit: its month, its findings, and whether it reuses the findings of `b` from an earlier audit of the month. */
export interface MadeAudit {
  period: string;
  a: MadeFinding[];
  b: MadeFinding[];
  reuses: boolean;
  /** Finishes only after the audit that begins next. */
  slow: boolean;
  /** Its validation `a` could not be evaluated, and has no findings. */
  isBlind?: boolean;
}

export interface Place {
  db: Database;
  owner: pg.Client;
  accountId: string;
  userId: number;
}

/** An empty database with an account, migrated with the files of a folder. */
export async function openPlace(folder: string): Promise<Place> {
  const access = await createEmptyDatabase();
  const owner = new pg.Client(access.owner);
  await owner.connect();
  await migrate(owner, folder);
  const accountId = randomUUID();
  await owner.query('insert into account (id, name) values ($1, $2)', [accountId, 'Cuenta']);
  const { rows } = await owner.query(
    `insert into app_user (account_id, email, name, password_hash, is_root, is_admin)
     values ($1, 'ana@ejemplo.co', 'Ana', '', true, false) returning id`,
    [accountId],
  );
  return { db: createDatabase<Schema>(access.application), owner, accountId, userId: rows[0].id };
}

let made = 0;

export async function newCompany({ owner, accountId }: Place): Promise<number> {
  made += 1;
  const { rows } = await owner.query(
    `insert into company (account_id, business_name, nit, check_digit, software_id, regime_id, profile)
     values ($1, 'Empresa', $2, 0, 1, 1, '{}') returning id`,
    [accountId, String(900_000_000 + made)],
  );
  return rows[0].id;
}

/** A balance of a month and its audit, created `number` seconds after the first. */
async function newAudit(
  place: Place,
  companyId: number,
  period: Period,
  number: number,
  state: string,
): Promise<string> {
  const { owner, accountId, userId } = place;
  const balance = randomUUID();
  const id = randomUUID();
  await owner.query(
    `insert into trial_balance (id, account_id, company_id, year, month, version, file_name, sha256, size, bytes, balance,
                                reading, format, format_name, rows, debits, credits, uploaded_by)
     values ($1::uuid, $2, $3, $4, $5, $6, 'balance.csv', $1::text, 1, '', '', '{}', 'plano', 'Plano', 1, 0, 0, $7)`,
    [balance, accountId, companyId, period.year, period.month, number + 1, userId],
  );
  await owner.query(
    `insert into audit (id, account_id, company_id, balance_id, year, month, state, requested_by, created_at, health_index,
                        validations)
     values ($1, $2, $3, $4, $5, $6, $7, $8, '2026-01-01'::timestamptz + make_interval(secs => $9), $9, $10)`,
    [id, accountId, companyId, balance, period.year, period.month, state, userId, number, JSON.stringify(summaries)],
  );
  return id;
}

/**
 * Rules by the name of a made finding: what an earlier release stored says by its rule only what is at risk, what is a
 * movement of its month (q) and what is about its third parties (s).
 */
const staked: Readonly<Record<string, readonly [string, Stake]>> = {
  p: ['RET-5', 'at_risk'],
  q: ['VAR-1', 'to_explain'],
  r: ['UMB-1', 'reference'],
  s: ['NAT-4', 'to_explain'],
};

/** A made finding as a validation returns it, with its amount in cents. */
function computed(validation: 'a' | 'b', period: Period, { name, severity, amount, ...made }: MadeFinding) {
  const { about: subjects = [], isFlow = false } = made;
  const topic = `${validation}-${name}`;
  const [rule, stake] = staked[name] ?? (['X-1', 'to_explain'] as const);
  const proof = isFlow ? ('flow' as const) : ('balance' as const);
  const fingerprint = [topic, ...subjects.slice(0, 1), ...(isFlow ? [periodKey(period)] : [])].join('@');
  const thirdParties = ['A', 'B', 'C', 'D'].map((of, index) => ({ name: of, nit: subjects[index] ?? '' }));
  const identity = { fingerprint, topic, proof, subjects };
  const finding = {
    ...identity,
    title: name,
    rule,
    severity,
    stake,
    account: null,
    amount: toDecimal(amount),
    thirdParties,
  };
  const numbers = { severity, stake, amount };
  return { ...identity, ...numbers, validationId: validation === 'a' ? 1 : 2, validation, finding };
}

const summariesOf = (isBlind: boolean) =>
  [
    { id: 1, key: 'a', outcome: isBlind ? 'no_evaluada' : 'con_hallazgos' },
    { id: 2, key: 'b', outcome: 'con_hallazgos' },
  ].map((one) => ({ ...one, notEvaluated: [] })) as unknown as ValidationSummary[];
/** Both validations ran. */
const summaries = summariesOf(false);

function resultOf(
  found: ReturnType<typeof computed>[],
  number: number,
  reused: string[],
  isBlind: boolean,
): AuditResult {
  const findings = found.map(({ validationId, validation, finding }) =>
    JSON.stringify({ validationId, validation, finding }),
  );
  const computedParts = { validations: summariesOf(isBlind), explained: {}, versions: {}, marks: {}, broken: [] };
  return { healthIndex: number, uncappedHealthIndex: number, unbalanced: false, findings, reused, ...computedParts };
}

/** Begins an audit and returns a function that finishes it, as the job does. */
export async function begin(
  place: Place,
  companyId: number,
  audit: MadeAudit,
  number: number,
  done: readonly DoneAudit[],
) {
  const period = parsePeriod(audit.period)!;
  const isBlind = audit.isBlind ?? false;
  const id = await newAudit(place, companyId, period, number, 'running');
  const known = audit.reuses ? done.findLast((one) => periodKey(one) === audit.period) : undefined;
  const fresh = [
    ...(isBlind ? [] : audit.a.map((one) => computed('a', period, one))),
    ...(known ? [] : audit.b.map((one) => computed('b', period, one))),
  ];
  const taken = known?.found.filter(({ topic }) => topic.startsWith('b-')) ?? [];
  return async (): Promise<DoneAudit> => {
    const { db, accountId, userId } = place;
    // The only part of its input that is read on finishing.
    const claimed = { input: { basis: { balances: [] } }, known: known ? { auditId: known.id, results: {} } : null };
    const result = resultOf(fresh, number, known ? ['b'] : [], isBlind);
    await finishAudit(db, { auditId: id, accountId, userId }, result, claimed as unknown as ClaimedAudit);
    return { id, ...period, number, isBlind, found: [...fresh, ...taken] };
  };
}

export async function runAll(place: Place, companyId: number, audits: readonly MadeAudit[]): Promise<DoneAudit[]> {
  const done: DoneAudit[] = [];
  let waiting: (() => Promise<DoneAudit>) | null = null;
  for (const [number, audit] of audits.entries()) {
    const end = await begin(place, companyId, audit, number, done);
    if (audit.slow && waiting === null) {
      waiting = end;
      continue;
    }
    done.push(await end());
    if (waiting !== null) done.push(await waiting());
    waiting = null;
  }
  if (waiting !== null) done.push(await waiting());
  return done;
}

/** The same rows as stored by an earlier release: without the columns added since. */
export async function writeAll(place: Place, companyId: number, audits: readonly MadeAudit[]): Promise<DoneAudit[]> {
  const done: DoneAudit[] = [];
  for (const [number, audit] of audits.entries()) {
    const period = parsePeriod(audit.period)!;
    const id = await newAudit(place, companyId, period, number, 'done');
    const of = (validation: 'a' | 'b') => audit[validation].map((one) => computed(validation, period, one));
    const found = [...of('a'), ...of('b')];
    for (const { topic: fingerprint, validationId, validation, severity, amount, finding } of found) {
      await place.owner.query(
        `insert into finding (account_id, audit_id, fingerprint, company_id, validation_id, validation, rule, severity, amount,
                              document) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          place.accountId,
          id,
          fingerprint,
          companyId,
          validationId,
          validation,
          finding.rule,
          severity,
          amount,
          finding,
        ],
      );
    }
    done.push({ id, ...period, number, isBlind: false, found });
  }
  return done;
}

/** Ends its connections. */
export async function closePlace({ db, owner }: Place): Promise<void> {
  await db.destroy();
  await owner.end();
}
