/** Practices of a company in an audit, and what people say of them. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { answerPractice, listPractices, undoPracticeAnswer } from '#api/audits/audits/practices/calls.gen.ts';
import type { AnsweredPractice } from '#api/audits/audits/practices/contract.ts';
import type { PracticeAnswer } from '#core/engine/life/practices.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

/** What follows from an answer: everything of the company's audits, as findings come and go. */
function readAgain(cache: QueryClient, company: number): Promise<void> {
  return cache.invalidateQueries({ queryKey: ['audits', company] });
}

export function usePractices(company: number, auditId: string) {
  return useQuery({
    queryKey: ['audits', company, 'practices', auditId],
    queryFn: async ({ signal }) => (await call(listPractices, { params: { id: company, auditId }, signal })).data,
    meta: { quiet: true },
  });
}

export interface GivenAnswer {
  fingerprint: string;
  answer: PracticeAnswer;
  reason?: string;
}

/** `period`: month from which it holds. */
export function useAnswerPractice(company: number, period: string, reaction?: Reaction<AnsweredPractice, GivenAnswer>) {
  const send = async (body: GivenAnswer) =>
    (await call(answerPractice, { params: { id: company }, query: { period }, body })).data;
  return useChange({ send, settled: (cache) => readAgain(cache, company) }, reaction);
}

export function useUndoAnswer(company: number, reaction?: Reaction<void, string>) {
  const send = (answerId: string) =>
    call(undoPracticeAnswer, { params: { id: company, answerId } }).then(() => undefined);
  return useChange({ send, settled: (cache) => readAgain(cache, company) }, reaction);
}
