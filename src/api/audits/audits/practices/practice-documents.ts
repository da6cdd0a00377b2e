/** Practices of an audit as API documents. */

import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { periodKey } from '#core/calendar/period.ts';
import type { Finding, ListedFinding } from '#core/engine/finding.ts';
import { listedFindingSchema } from '#core/engine/finding-schema.ts';
import { toDecimal } from '#core/money/money.ts';
import type { AuditRecord } from '../queries.ts';
import type { AnsweredPractice, Practice } from './contract.ts';
import { type AnswerRecord, monthsOfPractices, practicesOfAudit, type SeenPractice } from './queries.ts';

const thirdPartiesInLists = 3;

/** Those that nobody answered first. */
export async function practiceDocuments(trx: DatabaseTransaction, audit: AuditRecord): Promise<Practice[]> {
  const records = await practicesOfAudit(trx, audit.id);
  if (records.length === 0) return [];
  const names = records.map(({ finding }) => finding.fingerprint);
  const seen = Map.groupBy(await monthsOfPractices(trx, audit.id, names), ({ fingerprint }) => fingerprint);
  const titles = new Map(audit.validations?.map(({ key, title }) => [key, title]));
  const documents = records.map(({ validation, finding, since, months, answer }): Practice => {
    const seenIn = seen.get(finding.fingerprint) ?? [];
    return {
      validation,
      validationTitle: titles.get(validation) ?? validation,
      since: since ?? seenIn[0]?.period ?? periodKey(audit),
      months: months ?? seenIn.length,
      total: totalOf(finding, seenIn),
      seenIn: seenIn.map(({ period, auditId, seenAs, amount }) => ({
        period,
        auditId,
        fingerprint: seenAs,
        amount: toDecimal(amount),
      })),
      answer: answer && answerDocument(answer),
      legal: finding.legal,
      finding: listedOf(finding),
    };
  });
  return documents.toSorted((a, b) => Number(a.answer !== null) - Number(b.answer !== null));
}

function totalOf({ proof, amount }: Finding, seenIn: readonly SeenPractice[]): string {
  return proof === 'balance' ? amount : toDecimal(seenIn.reduce((sum, month) => sum + month.amount, 0n));
}

function listedOf(finding: Finding): ListedFinding {
  const kept = Object.entries(finding).filter(([key]) => Object.hasOwn(listedFindingSchema.properties, key));
  const listed = Object.fromEntries(kept) as unknown as ListedFinding;
  const thirdParties = finding.thirdParties.slice(0, thirdPartiesInLists).map(({ nit, name, amount, isCompany }) => ({
    nit,
    name,
    amount,
    ...(isCompany === undefined ? {} : { isCompany }),
  }));
  return { ...listed, thirdParties };
}

export function answerDocument(record: AnswerRecord): AnsweredPractice {
  const { id, answer, reason, from, createdBy, createdByName, createdAt } = record;
  const author = { id: createdBy, name: createdByName };
  return { id, answer, reason, from, createdBy: author, createdAt: createdAt.toISOString() };
}
