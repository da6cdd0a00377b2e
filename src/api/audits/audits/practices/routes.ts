/** Practices of a company: list, answer, undo an answer. */

import { asCaller } from '#api/kernel/database.ts';
import type { Router } from '#platform/http/router.ts';
import type { AuditServices } from '../../services.ts';
import { reachAudit } from '../reach-audit.ts';
import { answerPractice, undoAnswer } from './answer-practice.ts';
import * as contract from './contract.ts';
import { answerDocument, practiceDocuments } from './practice-documents.ts';

export function mountPractices({ mount }: Router, { db }: Pick<AuditServices, 'db'>): void {
  mount(contract.listPractices, async ({ params, caller }) =>
    asCaller(db, caller, async (trx) => {
      const audit = await reachAudit(trx, caller, params.id, params.auditId);
      return { data: audit.state === 'done' ? await practiceDocuments(trx, audit) : [] };
    }),
  );
  mount(contract.answerPractice, async ({ params, query, body, caller }) =>
    asCaller(db, caller, async (trx) => {
      const place = { companyId: params.id, period: query.period };
      return { data: answerDocument(await answerPractice(trx, caller, place, body)) };
    }),
  );
  mount(contract.undoPracticeAnswer, async ({ params, caller }) => {
    await asCaller(db, caller, (trx) => undoAnswer(trx, caller, { companyId: params.id, id: params.answerId }));
    return undefined;
  });
}
