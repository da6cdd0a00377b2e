/** Form state of the items: a draft over all of them, saved with If-Match and merged with what others stored meanwhile. */
import { useState } from 'react';
import type { ReportDocument } from '#api/audits/report-items/contract.ts';
import { mergeAssignments, type ReportAssignments } from '#core/report/assignments.ts';
import { useRereadReport, useSetReport } from '../../data/audits/report-items.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { notify } from '../../data/failures/notices.ts';
import { reportFailure } from '../../data/failures/report-failure.ts';
import { dropDraft, keepDraft, readDraft } from '../../data/session/draft.ts';
import { changedPatterns } from './edit-assignments.ts';
import { reportText } from './text.es.ts';

export type Disputed = ReturnType<typeof mergeAssignments>['disputed'];

/** A draft with the version that it was made over: what others stored since is merged, never overwritten. */
interface Draft {
  version: number;
  base: ReportAssignments;
  assignments: ReportAssignments;
}

export interface ReportForm {
  /** Stored version as read. */
  base: ReportDocument;
  assignments: ReportAssignments;
  /** Patterns with unsaved changes. */
  changes: string[];
  /** Whether it was restored from a draft. */
  recovered: boolean;
  saving: boolean;
  failures: readonly string[];
  /** Changed by somebody else to something different: to be chosen before saving. */
  disputed: Disputed;
  edit(assignments: ReportAssignments): void;
  discard(): void;
  /** Moves to the newly stored version, dropping the changes. */
  take(now: ReportDocument): void;
  /** Takes ours for these patterns, theirs for the other disputed ones. */
  choose(mine: ReadonlySet<string>): void;
  /** Resolves to whether it was saved. */
  save(): Promise<boolean>;
}

export function useReportForm(company: number, stored: ReportDocument): ReportForm {
  const name = `report-items-${company}`;
  const [start] = useState(() => startOf(readDraft<Draft>(name), stored));
  const [base, setBase] = useState(stored);
  const [assignments, setAssignments] = useState(start.assignments);
  const [disputed, setDisputed] = useState<Disputed>(start.disputed);
  const [recovered, setRecovered] = useState(start.recovered);
  const [failures, setFailures] = useState<readonly string[]>([]);

  const put = (now: ReportDocument, next: ReportAssignments) => {
    setBase(now);
    setAssignments(next);
    setFailures([]);
    const draft: Draft = { version: now.version, base: now.assignments, assignments: next };
    if (changedPatterns(now.assignments, next).length > 0) keepDraft(name, draft);
    else dropDraft(name);
  };
  const settle = (now: ReportDocument) => {
    put(now, now.assignments);
    setDisputed([]);
    setRecovered(false);
  };
  const reread = useRereadReport(company);
  const storing = useSetReport(company, base.version, {
    // Shown by the form.
    meta: { quiet: true },
    onSuccess: (now) => {
      settle(now);
      notify({ title: reportText.saved, description: reportText.title }, 'success');
    },
    onError: async (problem) => {
      if (!(problem instanceof ApiError)) return reportFailure(problem);
      if (problem.told) return;
      if (problem.word !== 'resource.conflict') {
        const said = problem.fields.map(({ message }) => message);
        setFailures(said.length > 0 ? said : [problem.body.message ?? reportText.failed]);
        return;
      }
      // A failed refetch is reported like any query failure.
      const now = await reread().catch(() => null);
      if (now === null) return;
      const { merged, disputed: open } = mergeAssignments(base.assignments, assignments, now.assignments);
      put(now, merged);
      setDisputed(open);
      setFailures([reportText.merged(now.changedBy?.name ?? reportText.someone)]);
    },
  });
  return {
    base,
    assignments,
    changes: changedPatterns(base.assignments, assignments),
    recovered,
    saving: storing.isPending,
    failures,
    disputed,
    edit: (next) => put(base, next),
    discard: () => settle(base),
    take: settle,
    choose(mine) {
      put(base, withMine(assignments, disputed, mine));
      setDisputed([]);
    },
    save: () =>
      storing.mutateAsync(assignments).then(
        () => true,
        () => false,
      ),
  };
}

/** A draft of an earlier version is merged with what was stored since. */
function startOf(draft: Draft | null, stored: ReportDocument) {
  if (draft === null) return { assignments: stored.assignments, disputed: [], recovered: false };
  const { merged, disputed } = mergeAssignments(draft.base, draft.assignments, stored.assignments);
  return { assignments: merged, disputed, recovered: true };
}

function withMine(now: ReportAssignments, disputed: Disputed, mine: ReadonlySet<string>): ReportAssignments {
  const next = new Map(Object.entries(now));
  for (const one of disputed) {
    if (!mine.has(one.pattern)) continue;
    if (one.mine === null) next.delete(one.pattern);
    else next.set(one.pattern, one.mine);
  }
  return Object.fromEntries(next);
}
