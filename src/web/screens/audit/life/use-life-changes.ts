/** Changes of one finding over the version that was read; what two people changed at once is put before its author. */
import { useState } from 'react';
import type { FindingLife, LifeChange } from '#api/audits/finding-lives/contract.ts';
import { type LifePlace, useChangeFinding, useRereadLife } from '../../../data/audits/finding-lives.ts';
import { ApiError } from '../../../data/failures/failure.ts';
import { reportFailure } from '../../../data/failures/report-failure.ts';
import type { Disputed } from '../../../ui/dialog/MergeDialog.tsx';
import { stateWord } from '../../../ui/text.es.ts';
import { lifeText } from './text.es.ts';

export interface Person {
  id: number;
  name: string;
}

export interface LifeChanges {
  change(what: LifeChange): void;
  isPending: boolean;
  /** Empty while nobody contradicts. */
  disputed: readonly Disputed[];
  /** Ours for these keys, theirs for the others. */
  choose(mine: ReadonlySet<string>): void;
  discard(): void;
}

/** `life`: as read; `people`: who can be assigned. */
export function useLifeChanges(place: LifePlace, life: FindingLife, people: readonly Person[]): LifeChanges {
  const [dispute, setDispute] = useState<{ wanted: LifeChange; now: FindingLife } | null>(null);
  const reread = useRereadLife(place);
  const changing = useChangeFinding(place, {
    meta: { quiet: true },
    onError: async (failure, { change }) => {
      if (!(failure instanceof ApiError) || failure.word !== 'resource.conflict') return reportFailure(failure);
      const now = await reread().catch(() => null);
      if (now === null) return reportFailure(failure);
      // Another field, or the same value, is no contradiction.
      if (disputedOf(change, { read: life, now, people }).length > 0) setDispute({ wanted: change, now });
      else changing.mutate({ change, version: now.version });
    },
  });
  return {
    change: (what) => changing.mutate({ change: what, version: life.version }),
    isPending: changing.isPending,
    disputed: dispute === null ? [] : disputedOf(dispute.wanted, { read: life, now: dispute.now, people }),
    choose(mine) {
      if (dispute === null) return;
      const { wanted, now } = dispute;
      setDispute(null);
      const kept = Object.fromEntries(Object.entries(wanted).filter(([key]) => mine.has(key))) as LifeChange;
      if (mine.size > 0) changing.mutate({ change: kept, version: now.version });
    },
    discard: () => setDispute(null),
  };
}

/** What is wanted and was changed to something else since it was read. */
function disputedOf(
  wanted: LifeChange,
  { read, now, people }: { read: FindingLife; now: FindingLife; people: readonly Person[] },
): Disputed[] {
  const words = {
    state: ({ state }: FindingLife) => stateWord[state],
    assignee: ({ assignee }: FindingLife) => assignee?.name ?? lifeText.nobody,
    due: ({ due }: FindingLife) => (due === null ? lifeText.noDue : lifeText.day(due)),
    snoozeTo: ({ snoozedTo }: FindingLife) => (snoozedTo === null ? '–' : lifeText.month(snoozedTo)),
  };
  const own = {
    state: wanted.state && stateWord[wanted.state],
    assignee: wanted.assignee === null ? lifeText.nobody : people.find(({ id }) => id === wanted.assignee)?.name,
    due: wanted.due === null ? lifeText.noDue : wanted.due && lifeText.day(wanted.due),
    snoozeTo: wanted.snoozeTo === null ? '–' : wanted.snoozeTo && lifeText.month(wanted.snoozeTo),
  };
  return (Object.keys(words) as (keyof typeof words)[]).flatMap((key) => {
    const mine = own[key];
    const theirs = words[key](now);
    if (mine === undefined || theirs === mine || words[key](read) === theirs) return [];
    return [{ key, label: lifeText.conflict[key], mine, theirs }];
  });
}
