/** Queue of audits started here: only the first unfinished one is followed. */

import { useCallback, useMemo, useState } from 'react';
import type { Audit, AuditState } from '#api/audits/audits/contract.ts';
import { useReadAuditsAgain } from '../../../data/audits/audits.ts';
import { isOver } from './audit-progress.ts';

export interface AuditRun {
  company: number;
  auditId: string;
  /** `2026-02`. */
  period: string;
  state: AuditState;
}

export interface AuditRuns {
  list: readonly AuditRun[];
  /** Audit to follow; null when all have ended. */
  current: AuditRun | null;
  start(company: number, audit: Audit): void;
  ended(auditId: string, state: AuditState): void;
  clear(): void;
}

export function useAuditRuns(): AuditRuns {
  const [list, setList] = useState<readonly AuditRun[]>([]);
  const readAgain = useReadAuditsAgain();
  const start = useCallback((company: number, { id, attributes: { period, state } }: Audit) => {
    setList((runs) => [
      ...runs.filter((run) => run.company !== company || run.period !== period),
      { company, auditId: id, period, state },
    ]);
  }, []);
  const ended = useCallback(
    (auditId: string, state: AuditState) => {
      setList((runs) => runs.map((run) => (run.auditId === auditId ? { ...run, state } : run)));
      // An audit changes its own month and the comparison of later ones.
      readAgain();
    },
    [readAgain],
  );
  const clear = useCallback(() => setList((runs) => runs.filter((run) => !isOver(run))), []);
  const current = list.find((run) => !isOver(run)) ?? null;
  return useMemo(() => ({ list, current, start, ended, clear }), [list, current, start, ended, clear]);
}
