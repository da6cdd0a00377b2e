/** Stores inspected files and starts the audits of their months. */
import { useCallback } from 'react';
import { auditMonthsAgain, useReadMonthsAgain } from '../../../data/audits/audits.ts';
import { storeBalance } from '../../../data/balances/trial-balances.ts';
import { ApiError } from '../../../data/failures/failure.ts';
import { reportFailure } from '../../../data/failures/report-failure.ts';
import type { AuditRuns } from '../progress/use-audit-runs.ts';
import { type FileStatus, inspectionOf, type LoadedFile } from './loaded-file.ts';
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

/** A month that now has a new version. */
export interface StoredFile {
  company: number;
  /** `2026-02`. */
  period: string;
}

/** Shows what became of a file. */
export type MoveFile = (id: number, status: FileStatus) => void;

/** Resolves with null for a failure, which is shown at the file through `move`. */
export function useStoreFile(move: MoveFile): (file: LoadedFile, answer: StoreAnswer) => Promise<StoredFile | null> {
  const readMonthsAgain = useReadMonthsAgain();
  return useCallback(
    async (file: LoadedFile, answer: StoreAnswer) => {
      const inspection = inspectionOf(file);
      if (!inspection?.uploadId) return null;
      move(file.id, { step: 'storing', inspection });
      try {
        const body = { uploadId: inspection.uploadId, ...answer };
        const balance = await storeBalance(file.company, body);
        move(file.id, { step: 'stored', inspection, balance, at: new Date() });
        return { company: file.company, period: balance.attributes.period };
      } catch (failure) {
        move(file.id, { step: 'failed', message: loadFailure(failure), inspection });
        return null;
      } finally {
        readMonthsAgain(file.company);
      }
    },
    [move, readMonthsAgain],
  );
}

/** Starts the audits of stored files, oldest month first. A failure is reported: the months can be audited later. */
export async function auditStored(stored: readonly StoredFile[], runs: AuditRuns): Promise<void> {
  for (const [company, files] of Map.groupBy(stored, (file) => file.company)) {
    const periods = [...new Set(files.map(({ period }) => period))];
    await auditMonthsAgain(company, { periods }).then((audits) => {
      for (const audit of audits) runs.start(company, audit);
    }, reportFailure);
  }
}
