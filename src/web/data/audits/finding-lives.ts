/** Lives of a company's findings: state, person, due date, justifications, comments, attachments. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  attachToFinding,
  changeFinding,
  changeFindings,
  commentFinding,
  deleteFindingAttachment,
  endJustification,
  followFindings,
  getFindingAttachment,
  getFindingLife,
  justifyFindings,
  justifyRules,
  listFindingPeople,
  listJustifications,
  previewJustification,
} from '#api/audits/finding-lives/calls.gen.ts';
import type {
  followFindings as followDeclared,
  Justification,
  LifeChange,
  WholeLife,
} from '#api/audits/finding-lives/contract.ts';
import type { JustificationScope } from '#core/engine/life/finding-state.ts';
import { call, events, open } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

const quiet = { quiet: true };

/** A finding as a month sees it. */
export interface LifePlace {
  company: number;
  fingerprint: string;
  /** `2026-10`. */
  period: string;
}

/** A finding with the version that was read. */
export interface VersionedFinding {
  fingerprint: string;
  version: number;
}

const lifeKey = ({ company, fingerprint, period }: LifePlace) =>
  ['audits', company, 'life', fingerprint, period] as const;

/** What follows from an act: everything of the company but the evidence of its findings. */
function readAgain(cache: QueryClient, company: number): Promise<void> {
  return cache.invalidateQueries({
    predicate: ({ queryKey: [what, of, part] }) =>
      what === 'audits' && of === company && part !== 'finding' && part !== 'changes',
  });
}

export function useFindingLife(place: LifePlace) {
  const { company: id, fingerprint, period } = place;
  return useQuery({
    queryKey: lifeKey(place),
    queryFn: async ({ signal }) =>
      (await call(getFindingLife, { params: { id, fingerprint }, query: { period }, signal })).data,
    meta: quiet,
  });
}

/** People who can be assigned and mentioned. */
export function useFindingPeople(company: number, enabled: boolean) {
  return useQuery({
    queryKey: ['audits', company, 'people'],
    queryFn: async ({ signal }) => (await call(listFindingPeople, { params: { id: company }, signal })).data,
    enabled,
    meta: quiet,
  });
}

/** Over the version given with the change. */
export function useChangeFinding(
  place: LifePlace,
  reaction?: Reaction<WholeLife, { change: LifeChange; version: number }>,
) {
  const { company: id, fingerprint, period } = place;
  const send = async ({ change, version }: { change: LifeChange; version: number }) => {
    const request = { params: { id, fingerprint }, query: { period }, body: change, ifMatch: version };
    return (await call(changeFinding, request)).data;
  };
  const stored = (cache: QueryClient, life: WholeLife) => {
    cache.setQueryData(lifeKey(place), life);
    void readAgain(cache, id);
  };
  return useChange({ send, stored }, reaction);
}

/** The life as it is now, after a conflict. */
export function useRereadLife(place: LifePlace): () => Promise<WholeLife> {
  const cache = useQueryClient();
  const { company: id, fingerprint, period } = place;
  return () =>
    cache.fetchQuery({
      queryKey: lifeKey(place),
      queryFn: async () => (await call(getFindingLife, { params: { id, fingerprint }, query: { period } })).data,
      staleTime: 0,
    });
}

export interface ManyChanged {
  findings: VersionedFinding[];
  change: LifeChange;
}

/** Returns the findings with their new versions. */
export function useChangeFindings(
  company: number,
  period: string,
  reaction?: Reaction<VersionedFinding[], ManyChanged[]>,
) {
  const send = async (changes: ManyChanged[]) => {
    const all: VersionedFinding[] = [];
    for (const body of changes)
      all.push(...(await call(changeFindings, { params: { id: company }, query: { period }, body })).data);
    return all;
  };
  return useChange({ send, settled: (cache) => readAgain(cache, company) }, reaction);
}

export interface GivenJustification {
  findings: VersionedFinding[];
  scope: JustificationScope;
  reason: string;
  until: string | null;
}

export function useJustify(company: number, period: string, reaction?: Reaction<Justification[], GivenJustification>) {
  const send = async ({ scope, ...body }: GivenJustification) => {
    const request = { params: { id: company }, query: { period } };
    return scope === 'rule'
      ? (await call(justifyRules, { ...request, body })).data
      : (await call(justifyFindings, { ...request, body: { ...body, scope } })).data;
  };
  return useChange({ send, settled: (cache) => readAgain(cache, company) }, reaction);
}

/** What each scope of a justification would cover. */
export function useJustificationPreview({ company: id, fingerprint, period }: LifePlace) {
  return useQuery({
    queryKey: ['audits', id, 'preview', fingerprint, period],
    queryFn: async ({ signal }) =>
      (await call(previewJustification, { params: { id, fingerprint }, query: { period }, signal })).data,
    meta: quiet,
  });
}

export function useJustifications(company: number, ended: boolean) {
  return useQuery({
    queryKey: ['audits', company, 'justifications', ended],
    queryFn: async ({ signal }) =>
      (await call(listJustifications, { params: { id: company }, query: { ended }, signal })).data,
    meta: quiet,
  });
}

/** Undoes justifications, by id. */
export function useEndJustifications(company: number, reaction?: Reaction<void, readonly string[]>) {
  const send = async (ids: readonly string[]) => {
    for (const justificationId of ids) await call(endJustification, { params: { id: company, justificationId } });
  };
  return useChange({ send, settled: (cache) => readAgain(cache, company) }, reaction);
}

export function useCommentFinding(
  place: LifePlace,
  reaction?: Reaction<WholeLife, { text: string; mentions: number[] }>,
) {
  const { company: id, fingerprint, period } = place;
  const send = async (body: { text: string; mentions: number[] }) =>
    (await call(commentFinding, { params: { id, fingerprint }, query: { period }, body })).data;
  const stored = (cache: QueryClient, life: WholeLife) => {
    cache.setQueryData(lifeKey(place), life);
    void readAgain(cache, id);
  };
  return useChange({ send, stored }, reaction);
}

export function useAttachFile(place: LifePlace, reaction?: Reaction<unknown, File>) {
  const { company: id, fingerprint, period } = place;
  const send = async (file: File) =>
    (await call(attachToFinding, { params: { id, fingerprint }, query: { period }, file })).data;
  return useChange({ send, stored: (cache) => readAgain(cache, id) }, reaction);
}

export function useDeleteAttachment(company: number) {
  const send = (attachmentId: string) =>
    call(deleteFindingAttachment, { params: { id: company, attachmentId } }).then(() => undefined);
  return useChange({ send, stored: (cache) => readAgain(cache, company) });
}

export async function downloadAttachment(company: number, attachmentId: string): Promise<Blob> {
  return (await open(getFindingAttachment, { params: { id: company, attachmentId } })).blob();
}

/** Reads again whenever somebody acts on a finding of the company. */
export function useFollowFindings(company: number): void {
  const cache = useQueryClient();
  useEffect(() => {
    const leaving = new AbortController();
    const listen = async () => {
      const request = { params: { id: company }, signal: leaving.signal };
      for await (const _ of events<object, typeof followDeclared>(followFindings, request, () => false))
        await readAgain(cache, company);
    };
    // Without a stream (too many are open) the page reads as it always did.
    listen().catch(() => undefined);
    return () => leaving.abort();
  }, [company, cache]);
}
