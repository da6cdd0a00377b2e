/** Follows an audit through its event stream; can be left and resumed. */

import { useEffect, useEffectEvent, useState } from 'react';
import type { AuditState } from '#api/audits/audits/contract.ts';
import { followAudit } from '../../../data/audits/audits.ts';
import { type AuditProgress, afterEvent, isOver, notStarted } from './audit-progress.ts';

export interface FollowedAudit {
  progress: AuditProgress;
  /** Start of following, for the elapsed time. */
  since: number;
}

/** `onEnd` is called once with the final state; a rejection by the service counts as failed. */
export function useAuditProgress(company: number, auditId: string, onEnd: (state: AuditState) => void): FollowedAudit {
  const [followed, setFollowed] = useState<FollowedAudit & { auditId: string }>(() => begin(auditId));
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    const leaving = new AbortController();
    setFollowed(begin(auditId));
    const follow = async () => {
      for await (const event of followAudit(company, auditId, isOver, leaving.signal)) {
        setFollowed((before) => ({ ...before, progress: afterEvent(before.progress, event) }));
        if (isOver(event)) ended(event.state);
      }
    };
    follow().catch(() => {
      if (!leaving.signal.aborted) ended('failed');
    });
    return () => leaving.abort();
  }, [company, auditId]);
  return followed.auditId === auditId ? followed : begin(auditId);
}

function begin(auditId: string): FollowedAudit & { auditId: string } {
  return { auditId, progress: notStarted, since: Date.now() };
}
