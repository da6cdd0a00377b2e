/** Stores an inspected file and starts the audit of its month. */
import { useCallback } from 'react';
import { parsePeriod } from '#core/calendar/period.ts';
import { auditMonth, useReadMonthsAgain } from '../../../data/audits/audits.ts';
import { storeBalance } from '../../../data/balances/trial-balances.ts';
import { ApiError } from '../../../data/failures/failure.ts';
import { reportFailure } from '../../../data/failures/report-failure.ts';
import type { AuditRuns } from '../progress/use-audit-runs.ts';
import { type FileStatus, inspectionOf, type LoadedFile } from './loaded-files.ts';
import { loadText } from './text.es.ts';

/** The user's answers about a file. */
export interface StoreAnswer {
  /** `2026-02`, if the file names no month. */
  period?: string;
  /** Store although the file names another company. */
  confirmCompany?: boolean;
}

/** Message of a failed upload or storage. */
export function loadFailure(failure: unknown): string {
  if (!(failure instanceof ApiError)) return loadText.failed;
  if (failure.status === 413) return failure.body.message ?? loadText.tooLarge;
  return failure.body.message ?? loadText.failed;
}

/** Failures are shown at the file through `move`; the promise never rejects. */
export function useStoreFile(
  move: (id: number, status: FileStatus) => void,
  runs: AuditRuns,
): (file: LoadedFile, answer: StoreAnswer) => Promise<void> {
  const readMonthsAgain = useReadMonthsAgain();
  return useCallback(
    async (file: LoadedFile, answer: StoreAnswer): Promise<void> => {
      const inspection = inspectionOf(file);
      if (!inspection?.uploadId) return;
      move(file.id, { step: 'storing', inspection });
      try {
        const body = { uploadId: inspection.uploadId, ...answer };
        const balance = await storeBalance(file.company, body);
        move(file.id, { step: 'stored', inspection, balance, at: new Date() });
        const period = parsePeriod(balance.attributes.period);
        // The file stays stored: a failed start of the audit is reported and can be retried in the month.
        if (period)
          await auditMonth(file.company, period).then((audit) => runs.start(file.company, audit), reportFailure);
      } catch (failure) {
        move(file.id, { step: 'failed', message: loadFailure(failure), inspection });
      } finally {
        readMonthsAgain(file.company);
      }
    },
    [move, runs, readMonthsAgain],
  );
}
