/** Sends what a drop is to create and store, and says of each file what became of it. */
import { type Dispatch, useRef, useState } from 'react';
import type { CompanyBatch } from '#api/audits/company-batches/contract.ts';
import { useSendBatch } from '../../../../data/companies/send-batch.ts';
import { reportFailure } from '../../../../data/failures/report-failure.ts';
import type { AuditRuns } from '../../progress/use-audit-runs.ts';
import type { FilesAction } from '../loaded-files.ts';
import type { BatchRequest } from './batch-rows.ts';

export interface Batch {
  /** What the last one made; null before. */
  made: CompanyBatch | null;
  /** Once it was taken back. */
  forget(): void;
  isSending: boolean;
  send(request: BatchRequest): Promise<void>;
}

export function useBatch(dispatch: Dispatch<FilesAction>, runs: AuditRuns): Batch {
  const [made, setMade] = useState<Batch['made']>(null);
  const [isSending, setIsSending] = useState(false);
  // Kept until it is answered: a lost answer is asked for again.
  const id = useRef(crypto.randomUUID());
  const send = useSendBatch();
  return {
    made,
    isSending,
    forget: () => setMade(null),
    async send(request) {
      const { rowsOf, move, settle, startedBy } = await import('./batch-rows.ts');
      const rows = rowsOf(request);
      const files = rows.flatMap((row) => row.files);
      for (const { id: gone } of request.plan.discarded) dispatch({ type: 'discarded', id: gone });
      for (const file of files) move(dispatch, file, 'storing');
      setIsSending(true);
      try {
        const answer = await send({ id: id.current, companies: rows.map(({ body }) => body) });
        id.current = crypto.randomUUID();
        const { rows: answered } = answer.attributes;
        for (const [index, row] of answered.entries()) settle(dispatch, rows[index]!.files, row);
        runs.follow(answered.flatMap(startedBy));
        setMade(answer);
      } catch (failure) {
        for (const file of files) move(dispatch, file, 'inspected');
        reportFailure(failure);
      } finally {
        setIsSending(false);
      }
    },
  };
}
