/** Questions that somebody is asked: by a link without an account, or as a user. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import {
  addAnswerFile,
  addOwnAnswerFile,
  askForLink,
  draftAnswers,
  draftOwnAnswers,
  openOwnQuestion,
  openQuestion,
  removeAnswerFile,
  removeOwnAnswerFile,
  sendAnswers,
  sendOwnAnswers,
} from '#api/audits/finding-lives/questions/calls.gen.ts';
import type { AnswerChoice, AskedQuestion } from '#api/audits/finding-lives/questions/contract.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

/** How a question is reached: the token of a link, or the id of one to the user. */
export type QuestionDoor = { token: string } | { id: string };

export interface DraftAnswer {
  item: string;
  choice: AnswerChoice | null;
  answer: string;
}

const quiet = { quiet: true };
const askedKey = (door: QuestionDoor) => ['asked-question', 'token' in door ? door.token : door.id] as const;
const ownParams = ({ id }: { id: string }) => ({ questionId: id });

export function useAskedQuestion(door: QuestionDoor) {
  return useQuery({
    queryKey: askedKey(door),
    queryFn: async ({ signal }) =>
      'token' in door
        ? (await call(openQuestion, { body: door, signal })).data
        : (await call(openOwnQuestion, { params: ownParams(door), signal })).data,
    // What is being written is not replaced by what was read again.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: quiet,
  });
}

/** The answer of each of these changes is the whole question. */
function useAnswering<Input>(
  door: QuestionDoor,
  send: (input: Input) => Promise<{ data: AskedQuestion }>,
  reaction?: Reaction<AskedQuestion, Input>,
) {
  const stored = (cache: QueryClient, question: AskedQuestion) => cache.setQueryData(askedKey(door), question);
  return useChange({ send: async (input: Input) => (await send(input)).data, stored }, reaction);
}

export function useDraftAnswers(door: QuestionDoor, reaction?: Reaction<AskedQuestion, DraftAnswer[]>) {
  const send = (items: DraftAnswer[]) =>
    'token' in door
      ? call(draftAnswers, { body: { ...door, items } })
      : call(draftOwnAnswers, { params: ownParams(door), body: { items } });
  return useAnswering(door, send, reaction);
}

export function useSendAnswers(door: QuestionDoor, reaction?: Reaction<AskedQuestion>) {
  const send = () =>
    'token' in door ? call(sendAnswers, { body: door }) : call(sendOwnAnswers, { params: ownParams(door) });
  return useAnswering(door, send, reaction);
}

export function useAddAnswerFile(door: QuestionDoor, item: string, reaction?: Reaction<AskedQuestion, File>) {
  const query = { item };
  const send = (file: File) =>
    'token' in door
      ? call(addAnswerFile, { query, file, question: door.token })
      : call(addOwnAnswerFile, { params: ownParams(door), query, file });
  return useAnswering(door, send, reaction);
}

export function useRemoveAnswerFile(door: QuestionDoor) {
  const send = (file: string) =>
    'token' in door
      ? call(removeAnswerFile, { body: { ...door, file } })
      : call(removeOwnAnswerFile, { params: { ...ownParams(door), answerFileId: file } });
  return useAnswering(door, send);
}

/** Asks for another link in place of an expired one. */
export function useAskForLink(token: string) {
  return useAnswering<void>({ token }, () => call(askForLink, { body: { token } }));
}
