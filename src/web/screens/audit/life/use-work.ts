/** Work on many findings of the list: selection, changes of all of them, and taking the last one back. */
import { useState } from 'react';
import { useParams } from 'react-router';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import type { LifeChange } from '#api/audits/finding-lives/contract.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import type { GivenState } from '#core/engine/life/finding-state.ts';
import {
  type GivenJustification,
  type ManyChanged,
  useChangeFindings,
  useEndJustifications,
  useJustify,
} from '../../../data/audits/finding-lives.ts';
import { ApiError } from '../../../data/failures/failure.ts';
import { notify } from '../../../data/failures/notices.ts';
import { reportFailure } from '../../../data/failures/report-failure.ts';
import { useHindrance } from '../../../data/users/hindrance.ts';
import { bulkText } from './text.es.ts';

export interface Work {
  company: number;
  period: Period;
  mayEdit: boolean;
  /** Fingerprints. */
  selected: ReadonlySet<string>;
  select: (fingerprints: readonly string[], on: boolean) => void;
  drop: () => void;
  /** Items that are selected and still listed. */
  chosen: readonly FindingItem[];
  change: (items: readonly FindingItem[], what: LifeChange) => void;
  justify: (given: Omit<GivenJustification, 'findings'>, onDone: () => void) => void;
  /** Takes the last change back; null: there is none. */
  undo: (() => void) | null;
  /** Findings of the last change. */
  changed: number;
  isPending: boolean;
}

type Undo = { changes: ManyChanged[] } | { justifications: string[] };

const none: ReadonlySet<string> = new Set();

export function useWork(findings: readonly FindingItem[], shown: Period | null): Work {
  const company = Number(useParams().company);
  const period = shown ?? { year: 2000, month: 1 };
  const [selected, setSelected] = useState(none);
  const [last, setLast] = useState<{ undo: Undo; count: number } | null>(null);
  const mayEdit = useHindrance('auditoria.editar', company) === null;
  const reaction = { meta: { quiet: true }, onError: tellConflict };
  const changing = useChangeFindings(company, periodKey(period), reaction);
  const justifying = useJustify(company, periodKey(period), reaction);
  const ending = useEndJustifications(company);
  const chosen = findings.filter(({ finding }) => selected.has(finding.fingerprint));
  const drop = () => setSelected(none);
  const change = (items: readonly FindingItem[], what: LifeChange) =>
    changing.mutate([{ findings: items.map(versioned), change: what }], {
      onSuccess: (now) => {
        const versions = new Map(now.map(({ fingerprint, version }) => [fingerprint, version]));
        setLast({ undo: { changes: backOf(items, what, versions) }, count: items.length });
        drop();
      },
    });
  const takeBack = () => {
    if (last === null) return;
    const onSuccess = () => notify({ title: bulkText.undone }, 'success');
    setLast(null);
    if ('changes' in last.undo) changing.mutate(last.undo.changes, { onSuccess });
    else ending.mutate(last.undo.justifications, { onSuccess });
  };
  return {
    company,
    period,
    mayEdit,
    selected,
    select: (fingerprints, on) => {
      const next = new Set(selected);
      for (const one of fingerprints) on ? next.add(one) : next.delete(one);
      setSelected(next);
    },
    drop,
    chosen,
    change,
    justify: (given, onDone) =>
      justifying.mutate(
        { ...given, findings: chosen.map(versioned) },
        {
          onSuccess: (made) => {
            onDone();
            setLast({ undo: { justifications: made.map(({ id }) => id) }, count: chosen.length });
            drop();
          },
        },
      ),
    undo: last === null ? null : takeBack,
    changed: last?.count ?? 0,
    isPending: changing.isPending || justifying.isPending,
  };
}

const versioned = ({ finding: { fingerprint }, life: { version } }: FindingItem) => ({ fingerprint, version });

function tellConflict(failure: Error): void {
  if (failure instanceof ApiError && failure.word === 'resource.conflict') notify({ title: bulkText.conflict });
  else reportFailure(failure);
}

/** Changes that give each finding what it had, those with the same together. */
function backOf(items: readonly FindingItem[], what: LifeChange, versions: ReadonlyMap<string, number>): ManyChanged[] {
  const before = ({ life }: FindingItem): LifeChange => ({
    ...(what.state !== undefined && { state: givenOf(life.state) }),
    ...(what.assignee !== undefined && { assignee: life.assignee?.id ?? null }),
    ...(what.due !== undefined && { due: life.due }),
    ...(what.snoozeTo !== undefined && { snoozeTo: life.snoozedTo }),
  });
  return [...Map.groupBy(items, (item) => JSON.stringify(before(item)))].map(([change, same]) => ({
    change: JSON.parse(change) as LifeChange,
    findings: same.map(({ finding: { fingerprint } }) => ({ fingerprint, version: versions.get(fingerprint) ?? 0 })),
  }));
}

/** What came back is given again as new: the server knows. */
function givenOf(state: FindingItem['life']['state']): GivenState {
  return state === 'en_revision' || state === 'por_corregir' ? state : 'nuevo';
}
