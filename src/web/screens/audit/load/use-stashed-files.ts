/** Keeps the files of the loading view through a reload: those not yet stored, with what was recognised. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { stash, stashed, unstash } from '../../../data/session/file-stash.ts';
import type { LoadedFile } from './loaded-file.ts';

/** What is kept of a file: nothing of an upload that a reload interrupts. */
type Kept = Omit<LoadedFile, 'id'>;

/** Changes that are worth writing: not each per cent of an upload. */
const markOf = ({ source, company, isChosen, status }: LoadedFile) =>
  [source, company, isChosen, keptStatus(status)] as const;

function keptStatus(status: LoadedFile['status']): LoadedFile['status'] {
  if (status.step === 'storing') return { step: 'inspected', inspection: status.inspection };
  return status.step === 'sending' ? waiting : status;
}

const waiting: LoadedFile['status'] = { step: 'waiting' };
const isKept = ({ status }: LoadedFile) => status.step !== 'stored' && status.step !== 'kept';

/** `restore` is called once, if files were kept; resolves `ready` before new files get their numbers. */
export function useStashedFiles(
  company: number,
  files: readonly LoadedFile[],
  restore: (files: LoadedFile[]) => void,
): Promise<void> {
  const written = useRef(new Map<number, readonly unknown[]>());
  const ready = useRef(Promise.withResolvers<void>());
  const isBegun = useRef(false);
  const begin = useEffectEvent((found: LoadedFile[]) => {
    if (isBegun.current) return;
    isBegun.current = true;
    for (const file of found) written.current.set(file.id, markOf(file));
    if (found.length > 0) restore(found);
    ready.current.resolve();
  });
  useEffect(() => {
    void stashed<Kept>(company).then((found) => begin(found.map(({ id, content }) => ({ ...content, id }))));
  }, [company]);
  useEffect(() => {
    const kept = files.filter(isKept);
    for (const file of kept) {
      const mark = markOf(file);
      const before = written.current.get(file.id);
      if (before?.every((part, at) => isSame(part, mark[at]))) continue;
      written.current.set(file.id, mark);
      const { id, ...content } = file;
      void stash<Kept>(company, { id, content: { ...content, status: keptStatus(file.status) } });
    }
    const ids = new Set(kept.map(({ id }) => id));
    for (const id of [...written.current.keys()].filter((one) => !ids.has(one))) {
      written.current.delete(id);
      void unstash(company, id);
    }
  }, [company, files]);
  return ready.current.promise;
}

/** Statuses are compared by their inspection. */
function isSame(before: unknown, now: unknown): boolean {
  if (!isStatus(before) || !isStatus(now)) return before === now;
  if (before.step !== now.step) return false;
  return 'inspection' in before && 'inspection' in now ? before.inspection === now.inspection : true;
}

function isStatus(part: unknown): part is LoadedFile['status'] {
  return typeof part === 'object' && part !== null && 'step' in part;
}
