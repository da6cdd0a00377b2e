/** Results of audits by the findings that count: summaries of validations and the health index. */
import { sql } from 'kysely';
import type { ValidationSummary } from '#api/audits/audits/contract.ts';
import { countsOf } from '#api/audits/validation-summary.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { SetAside } from '#core/engine/life/finding-state.ts';
import type { Severity } from '#core/engine/severity.ts';
import { oneOfEachCause } from '#core/engine/weighing/causes.ts';
import { healthIndex } from '#core/engine/weighing/health-index.ts';
import type { Stake } from '#core/engine/weighing/stake.ts';
import { toDecimal } from '#core/money/money.ts';
import { storableJson } from '#platform/database/storable.ts';

/** A finding as it counts. */
export interface CountedFinding {
  auditId: string;
  fingerprint: string;
  validation: string;
  severity: Severity;
  stake: Stake;
  /** Decimal. */
  amount: string;
  cause?: { key: string; title: string };
  setAside: SetAside | null;
}

/** Those of some audits that count by themselves. */
export async function countedFindings(
  trx: DatabaseTransaction,
  auditIds: readonly string[],
): Promise<CountedFinding[]> {
  const rows = await trx
    .selectFrom('finding')
    .select(['audit_id as auditId', 'fingerprint', 'validation', 'severity', 'stake', 'amount', 'cause'])
    .select('set_aside as setAside')
    .$narrowType<{ severity: Severity; stake: Stake; setAside: SetAside | null }>()
    .where('audit_id', 'in', [...auditIds])
    .where('explained_by', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map(({ cause, amount, ...row }) => ({
    ...row,
    amount: toDecimal(BigInt(amount)),
    ...(cause === null ? {} : { cause: { key: cause, title: '' } }),
  }));
}

/** Whether all that a validation found in an audit is a practice, by `audit validation`; absent where it found nothing. */
async function emptiedValidations(
  trx: DatabaseTransaction,
  auditIds: readonly string[],
): Promise<Map<string, boolean>> {
  const { rows } = await sql<{ key: string; emptied: boolean }>`
    select audit_id || ' ' || validation_id as key, bool_and(set_aside is not distinct from 'practica') as emptied
      from finding where audit_id = any(${[...auditIds]}::uuid[]) group by audit_id, validation_id`.execute(trx);
  return new Map(rows.map(({ key, emptied }) => [key, emptied]));
}

/**
 * Indexes and summaries without what is set aside; what is put off keeps its points. A validation that found practices only
 * found nothing.
 */
export async function renewResults(trx: DatabaseTransaction, auditIds: readonly string[]): Promise<void> {
  if (auditIds.length === 0) return;
  const emptied = await emptiedValidations(trx, auditIds);
  const all = Map.groupBy(await countedFindings(trx, auditIds), ({ auditId }) => auditId);
  const audits = await trx
    .selectFrom('audit')
    .select(['id', 'validations'])
    .$narrowType<{ validations: ValidationSummary[] }>()
    .where('id', 'in', [...auditIds])
    .execute();
  for (const { id, validations } of audits) {
    const found = all.get(id) ?? [];
    const health = await healthOf(validations, found);
    const of = (key: string) => found.filter(({ validation, setAside: aside }) => validation === key && aside === null);
    const outcomeOf = ({ id: validation, outcome }: ValidationSummary): ValidationSummary['outcome'] => {
      const isEmptied = emptied.get(`${id} ${validation}`);
      return isEmptied === undefined ? outcome : isEmptied ? 'sin_hallazgos' : 'con_hallazgos';
    };
    const renewed = validations.map((summary) => ({
      ...summary,
      outcome: outcomeOf(summary),
      ...countsOf(of(summary.key)),
    }));
    await trx
      .updateTable('audit')
      .set({
        health_index: health.index,
        uncapped_health_index: health.uncapped,
        validations: storableJson(renewed),
      })
      .where('id', '=', id)
      .execute();
  }
}

/** The index of an audit with findings; justified ones and practices take no points. */
export async function healthOf(
  validations: readonly Pick<ValidationSummary, 'key' | 'outcome'>[],
  found: readonly CountedFinding[],
): Promise<ReturnType<typeof healthIndex>> {
  const { validations: declared } = await import('#validations/with-sources.ts');
  const judged = validations.map(({ key, outcome }) => ({
    key,
    outcome,
    findings: oneOfEachCause(
      found.filter(
        ({ validation, setAside: aside }) => validation === key && aside !== 'justificado' && aside !== 'practica',
      ),
    ),
  }));
  return healthIndex(judged, new Map(declared.map(({ key, weight }) => [key, weight])));
}
