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
  /** The same of audits that the service has started. */
  follow(started: readonly AuditRun[]): void;
  ended(auditId: string, state: AuditState): void;
  clear(): void;
}

export function useAuditRuns(): AuditRuns {
  const [list, setList] = useState<readonly AuditRun[]>([]);
  const readAgain = useReadAuditsAgain();
  const follow = useCallback((started: readonly AuditRun[]) => {
    const isAgain = (run: AuditRun) =>
      started.some(({ company, period }) => run.company === company && run.period === period);
    setList((runs) => [...runs.filter((run) => !isAgain(run)), ...started]);
  }, []);
  const start = useCallback(
    (company: number, { id, attributes: { period, state } }: Audit) =>
      follow([{ company, auditId: id, period, state }]),
    [follow],
  );
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
  return useMemo(() => ({ list, current, start, follow, ended, clear }), [list, current, start, follow, ended, clear]);
}
