/** Follows an audit a validation at a time, from wherever the service is: it can be left and come back to. */

import { useEffect, useEffectEvent, useState } from 'react';
import type { AuditState } from '#api/audits/audits/contract.ts';
import { followAudit } from '../../../data/audits/audits.ts';
import { type AuditProgress, afterEvent, isOver, notStarted } from './audit-progress.ts';

export interface FollowedAudit {
  progress: AuditProgress;
  /** When following began, for how long it takes. */
  since: number;
}

/** `onEnd` hears once how it ended; a refusal of the service ends it as failed. */
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
