/** Questions to the client about findings of a company, as those who ask them see them. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import {
  askClient,
  changeClientQuestion,
  closeQuestion,
  getAnswerFile,
  listClientQuestions,
  proposeQuestion,
  renewQuestion,
  withdrawQuestion,
} from '#api/audits/finding-lives/questions/calls.gen.ts';
import type { askClient as askDeclared, ClientQuestion } from '#api/audits/finding-lives/questions/contract.ts';
import type { BodyOf } from '#core/call/endpoint.ts';
import { call, open } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

const quiet = { quiet: true };

/** A question as given. */
export type GivenQuestion = BodyOf<typeof askDeclared>;

/** A question that was sent, and its link; null: a user answers it. */
export interface SentQuestion {
  data: ClientQuestion;
  link: string | null;
}

/** What follows from an act on a question: its findings' lives and marks. */
function readAgain(cache: QueryClient, company: number): Promise<void> {
  return cache.invalidateQueries({
    predicate: ({ queryKey: [what, of, part] }) =>
      what === 'audits' && of === company && part !== 'finding' && part !== 'changes',
  });
}

/** The questions about a finding, newest first. */
export function useClientQuestions(company: number, fingerprint: string, enabled: boolean) {
  return useQuery({
    queryKey: ['audits', company, 'questions', fingerprint],
    queryFn: async ({ signal }) =>
      (await call(listClientQuestions, { params: { id: company }, query: { fingerprint }, signal })).data,
    enabled,
    meta: quiet,
  });
}

/** All open questions of a company, newest first. */
export function useOpenQuestions(company: number) {
  return useQuery({
    queryKey: ['audits', company, 'questions'],
    queryFn: async ({ signal }) =>
      (await call(listClientQuestions, { params: { id: company }, query: {}, signal })).data,
    meta: quiet,
  });
}

/** The question that is proposed for each of some findings, with what can be shown of it. */
export function useQuestionProposal(company: number, period: string, findings: readonly string[]) {
  return useQuery({
    queryKey: ['question-proposal', company, period, ...findings],
    queryFn: async ({ signal }) => {
      const request = { params: { id: company }, query: { period }, body: { findings: [...findings] }, signal };
      return (await call(proposeQuestion, request)).data;
    },
    // What is being written is not replaced.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: quiet,
  });
}

export function useAskClient(company: number, period: string, reaction?: Reaction<SentQuestion, GivenQuestion>) {
  const send = (body: GivenQuestion) => call(askClient, { params: { id: company }, query: { period }, body });
  return useChange({ send, settled: (cache) => readAgain(cache, company) }, reaction);
}

/** What is done with a question afterwards. */
export type QuestionAct =
  | { act: 'withdraw' | 'close' }
  | { act: 'remind'; reminds: boolean }
  | { act: 'renew'; expiresOn: string };

export function useQuestionAct(company: number, questionId: string, reaction?: Reaction<SentQuestion, QuestionAct>) {
  const params = { id: company, questionId };
  const send = async (given: QuestionAct): Promise<SentQuestion> => {
    switch (given.act) {
      case 'withdraw':
        return { ...(await call(withdrawQuestion, { params })), link: null };
      case 'close':
        return { ...(await call(closeQuestion, { params })), link: null };
      case 'remind':
        return { ...(await call(changeClientQuestion, { params, body: { reminds: given.reminds } })), link: null };
      case 'renew':
        return call(renewQuestion, { params, body: { expiresOn: given.expiresOn } });
    }
  };
  return useChange({ send, settled: (cache) => readAgain(cache, company) }, reaction);
}

export async function downloadAnswerFile(
  company: number,
  { questionId, fileId }: { questionId: string; fileId: string },
): Promise<Blob> {
  return (await open(getAnswerFile, { params: { id: company, questionId, answerFileId: fileId } })).blob();
}
