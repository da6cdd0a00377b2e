/** Second files of the loading view, apart from the balances. The months that they touch are audited by the service. */
import { useCallback } from 'react';
import { useReadAuditsAgain } from '../../../data/audits/audits.ts';
import { storeSource } from '../../../data/balances/source-files.ts';
import type { AuditRuns } from '../progress/use-audit-runs.ts';
import { type LoadedFile, secondOf } from './loaded-file.ts';
import { loadFailure, type MoveFile } from './use-store-file.ts';

interface Seconds {
  /** Balances, and what is not recognised. */
  files: readonly LoadedFile[];
  seconds: readonly LoadedFile[];
  /** One after another. */
  storeSeconds(files: readonly LoadedFile[]): Promise<void>;
}

export function useSeconds(all: readonly LoadedFile[], move: MoveFile, runs: AuditRuns): Seconds {
  const storeSecond = useStoreSecond(move, runs);
  return {
    files: all.filter((file) => secondOf(file) === null),
    seconds: all.filter((file) => secondOf(file) !== null),
    async storeSeconds(files) {
      for (const file of files) await storeSecond(file);
    },
  };
}

/** A failure is shown at the file. */
function useStoreSecond(move: MoveFile, runs: AuditRuns): (file: LoadedFile) => Promise<void> {
  const readAgain = useReadAuditsAgain();
  return useCallback(
    async (file) => {
      const uploadId = secondOf(file)?.uploadId;
      if (file.status.step !== 'inspected' || uploadId == null) return;
      const { inspection } = file.status;
      move(file.id, { step: 'storing', inspection });
      try {
        const { file: stored, audits } = await storeSource(file.company, uploadId);
        move(file.id, { step: 'kept', inspection, number: stored.number, at: new Date() });
        runs.follow(
          audits.map(({ id, period }) => ({ company: file.company, auditId: id, period, state: 'queued' as const })),
        );
      } catch (failure) {
        move(file.id, { step: 'failed', message: loadFailure(failure), inspection });
      } finally {
        readAgain(file.company);
      }
    },
    [move, runs, readAgain],
  );
}
