/**
 * Stores edits over the chart that was read. What somebody else stored meanwhile stays: edits that say nothing of it follow
 * it, and for the others the user chooses.
 */
import { useState } from 'react';
import type { ChartDocument, ChartEdit } from '#api/audits/parametrization/chart/contract.ts';
import { useEditChart, useRereadChart } from '../../../data/audits/chart.ts';
import { ApiError } from '../../../data/failures/failure.ts';
import { disputedAccounts, editsWithout } from './disputed-accounts.ts';
import type { ChartDispute } from './MergeChoice.tsx';

export interface StoreEdits {
  store: (edits: readonly ChartEdit[]) => void;
  isPending: boolean;
  error: Error | null;
  /** Null: nothing to choose. */
  dispute: ChartDispute | null;
}

interface Options {
  /** They come from a file. */
  isImport?: boolean;
  onStored?: () => void;
}

interface Waiting {
  edits: readonly ChartEdit[];
  version: number;
  disputed: ChartDispute['disputed'];
}

export function useStoreEdits(
  company: number,
  chart: ChartDocument,
  { isImport = false, onStored }: Options = {},
): StoreEdits {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const reread = useRereadChart(company);
  const edit = useEditChart(company, {
    onSuccess: () => {
      setWaiting(null);
      onStored?.();
    },
    onError: async (failure, { edits }) => {
      if (!(failure instanceof ApiError) || failure.word !== 'resource.conflict') return;
      // A failed refetch leaves the refusal on the screen.
      const now = await reread().catch(() => null);
      if (now === null) return;
      const disputed = disputedAccounts(chart, now, edits);
      edit.reset();
      if (disputed.length === 0) edit.mutate({ edits, version: now.version, isImport });
      else setWaiting({ edits, version: now.version, disputed });
    },
  });
  const choose = (mine: ReadonlySet<string>) => {
    if (waiting === null) return;
    const theirs = waiting.disputed.filter(({ key }) => !mine.has(key)).map(({ key }) => key);
    const edits = editsWithout(waiting.edits, new Set(theirs));
    setWaiting(null);
    if (edits.length > 0) edit.mutate({ edits, version: waiting.version, isImport });
    else onStored?.();
  };
  return {
    store: (edits) => edit.mutate({ edits, version: chart.version, isImport }),
    isPending: edit.isPending,
    error: edit.error,
    dispute: waiting && { disputed: waiting.disputed, onChoose: choose, onDiscard: () => choose(new Set()) },
  };
}
