/**
 * State of the loading view: upload, inspection, storage, and the audits that follow. Lives in the company's screen, so
 * that visiting a result does not lose it.
 */

import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { FileSource } from '../../../data/balances/trial-balances.ts';
import { notify } from '../../../data/failures/notices.ts';
import { type AuditRuns, useAuditRuns } from '../progress/use-audit-runs.ts';
import { canNameColumns } from './can-name-columns.ts';
import { mostFiles } from './drop/files-of-drop.ts';
import { hasFoundColumns, isSure } from './file-decision.ts';
import { inspectLoaded } from './inspect-loaded.ts';
import {
  type FileStatus,
  inspectionOf,
  type LoadedFile,
  nextToSend,
  noFiles,
  type PlacedFile,
  reduceFiles,
} from './loaded-files.ts';
import { loadText } from './text.es.ts';
import { useNewCompanies } from './use-new-companies.ts';
import { loadFailure, type StoreAnswer, useStoreFile } from './use-store-file.ts';

export interface Loading {
  files: readonly LoadedFile[];
  runs: AuditRuns;
  add(files: readonly PlacedFile[]): void;
  discard(id: number): void;
  /** Uploads and inspects again; for another company if given, and stores there if nothing must be asked. */
  again(id: number, company?: number): void;
  /** Inspects again for the company that the file names; stores nothing. */
  assign(id: number, company: number): void;
  replace(id: number, file: File): void;
  /** Mapping saved: inspects this file again, and the others that were unreadable for lack of one. */
  named(id: number, source: FileSource): void;
  /** Stores the files one after another and audits their months in the given order. */
  store(files: readonly LoadedFile[], answer?: StoreAnswer): Promise<void>;
  /** Removes finished files. */
  settle(): void;
}

/** Upload limit, checked before sending. */
const mostBytes = 100 * 1024 ** 2;

const hasFound = ({ status }: LoadedFile) => status.step === 'inspected' && hasFoundColumns(status.inspection);

export function useLoading(company: number): Loading {
  const [state, dispatch] = useReducer(reduceFiles, noFiles);
  const runs = useAuditRuns();
  const sending = useRef(new Map<number, AbortController>());
  /** Files to store once inspected: the user has already confirmed. */
  const promised = useRef(new Set<number>());
  const move = useCallback((id: number, status: FileStatus) => dispatch({ type: 'moved', id, status }), []);

  const storeOne = useStoreFile(move, runs);

  const send = useCallback(
    async (loaded: LoadedFile) => {
      const { id } = loaded;
      if (loaded.size > mostBytes) {
        move(id, { step: 'failed', message: loadText.tooLarge, inspection: null });
        return;
      }
      const abort = new AbortController();
      sending.current.set(id, abort);
      move(id, { step: 'sending', share: 0 });
      try {
        const found = await inspectLoaded(loaded, abort.signal, (share) => move(id, { step: 'sending', share }));
        if ('files' in found) {
          if (found.files.length > 0) dispatch({ type: 'unpacked', id, ...found });
          else move(id, { step: 'failed', message: loadText.emptyArchive, inspection: null });
          return;
        }
        const status: FileStatus = { step: 'inspected', inspection: found };
        move(id, status);
        if (promised.current.delete(id) && isSure(found)) await storeOne({ ...loaded, status }, {});
      } catch (failure) {
        if (!abort.signal.aborted) move(id, { step: 'failed', message: loadFailure(failure), inspection: null });
      } finally {
        sending.current.delete(id);
      }
    },
    [move, storeOne],
  );

  useEffect(() => {
    const next = nextToSend(state.files);
    if (next) void send(next);
  }, [state.files, send]);

  useEffect(() => {
    const under = sending.current;
    return () => {
      for (const abort of under.values()) abort.abort();
    };
  }, []);

  const assign = (id: number, owner: number) => dispatch({ type: 'again', id, company: owner });
  useNewCompanies(state.files, assign);
  const discard = (id: number) => {
    sending.current.get(id)?.abort();
    dispatch({ type: 'discarded', id });
  };
  return {
    files: state.files,
    runs,
    add(files) {
      if (files.length > mostFiles) notify({ title: loadText.tooManyTitle, description: loadText.tooMany(mostFiles) });
      dispatch({ type: 'added', files: files.slice(0, mostFiles), company });
    },
    discard,
    again(id, other) {
      if (other !== undefined) promised.current.add(id);
      const before = state.files.find((file) => file.id === id)?.company;
      dispatch({ type: 'again', id, company: other ?? before ?? company });
    },
    assign,
    replace: (id, file) => dispatch({ type: 'replaced', id, file }),
    named(id, source) {
      dispatch({ type: 'kept', id, source });
      for (const file of state.files) {
        const inspection = inspectionOf(file);
        if (file.id === id || (inspection && !inspection.readable && canNameColumns(inspection)))
          dispatch({ type: 'again', id: file.id, company: file.company });
      }
    },
    async store(files, answer = {}) {
      for (const file of files) await storeOne(file, answer);
      // The columns of a stored file are kept: files like it are read by them now.
      if (files.some(hasFound))
        for (const file of state.files)
          if (!files.includes(file) && hasFound(file)) dispatch({ type: 'again', id: file.id, company: file.company });
    },
    settle() {
      runs.clear();
      for (const { id, status } of state.files) {
        const same = status.step === 'inspected' && status.inspection.existing?.sameBytes;
        if (status.step === 'stored' || same) dispatch({ type: 'discarded', id });
      }
    },
  };
}
