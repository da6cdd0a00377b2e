/** Reading the original of a stored month again. */
import { rereadTrialBalance } from '#api/audits/rereadings/calls.gen.ts';
import type { ReadAnswers } from '#core/reading/questions/question.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';
import type { KeptSource } from './trial-balances.ts';

/** A file of the service, ready to be inspected. */
export interface KeptOriginal {
  source: KeptSource;
  name: string;
  /** In bytes. */
  size: number;
  answers: ReadAnswers;
}

/** Takes the id of a balance. */
export function useReread(company: number, reaction?: Reaction<KeptOriginal, string>) {
  const send = async (balanceId: string): Promise<KeptOriginal> => {
    const { data } = await call(rereadTrialBalance, { params: { id: company, balanceId } });
    const source = { kind: 'kept', fileId: data.id, company } as const;
    return { source, name: data.fileName, size: data.size, answers: data.readAs ?? {} };
  };
  return useChange({ send }, reaction);
}
