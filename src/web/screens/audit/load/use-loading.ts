/**
 * State of the loading view: upload, inspection, storage, and the audits that follow. Lives in the company's screen, so
 * that visiting a result does not lose it.
 */

import { useCallback, useReducer, useRef, useState } from 'react';
import type { ReadAnswers } from '#core/reading/questions/question.ts';
import type { KeptOriginal } from '../../../data/balances/rereadings.ts';
import type { FileSource } from '../../../data/balances/trial-balances.ts';
import { notify } from '../../../data/failures/notices.ts';
import { mostFiles, type PlacedFile } from '../../../drop/files-of-drop.ts';
import { useLeaveWarning } from '../../../ui/state/use-leave-warning.ts';
import { type AuditRuns, useAuditRuns } from '../progress/use-audit-runs.ts';
import { type Batch, useBatch } from './batch/use-batch.ts';
import { canNameColumns } from './can-name-columns.ts';
import { hasFoundColumns, isSameAsStored, isSure } from './file-decision.ts';
import { inspectionOf, isSecondReady, type LoadedFile } from './loaded-file.ts';
import { isUnsaved, noFiles, reduceFiles } from './loaded-files.ts';
import { loadText } from './text.es.ts';
import { useNewCompanies } from './use-new-companies.ts';
import { useSeconds } from './use-seconds.ts';
import { useSendFiles } from './use-send-files.ts';
import { useStashedFiles } from './use-stashed-files.ts';
import { auditStored, type MoveFile, type StoreAnswer, type StoredFile, useStoreFile } from './use-store-file.ts';

/** Files being stored by one press of a button. */
export interface Saving {
  done: number;
  total: number;
}

export interface Loading {
  /** Balances, and what is not recognised. */
  files: readonly LoadedFile[];
  /** Second files, recognised. */
  seconds: readonly LoadedFile[];
  runs: AuditRuns;
  /** Null while nothing is being stored. */
  saving: Saving | null;
  add(files: readonly PlacedFile[]): void;
  /** The original of a stored month, to be read again. */
  addOriginal(original: KeptOriginal): void;
  discard(id: number): void;
  /** Keeps it among the different files of its company and month. */
  choose(id: number): void;
  /** Uploads and inspects again; for another company if given, and stores there if nothing must be asked. */
  again(id: number, company?: number): void;
  /** Inspects again for the company that the file names; stores nothing. */
  assign(id: number, company: number): void;
  /** Inspects again with what the user says of the file. */
  answer(id: number, answers: ReadAnswers): void;
  replace(id: number, file: File): void;
  /** Mapping saved: inspects this file again, and the others that were unreadable for lack of one. */
  named(id: number, source: FileSource): void;
  /** Stores all the files after the second ones, one after another, and then audits their months. */
  store(files: readonly LoadedFile[], answer?: StoreAnswer): Promise<void>;
  /** Stores second files, which are audited with the months that they touch. */
  storeSeconds(files: readonly LoadedFile[]): Promise<void>;
  /** Companies created together with their files. */
  batch: Batch;
  /** Removes finished files. */
  settle(): void;
}

const hasFound = ({ status }: LoadedFile) => status.step === 'inspected' && hasFoundColumns(status.inspection);

export function useLoading(company: number): Loading {
  const [state, dispatch] = useReducer(reduceFiles, noFiles);
  const runs = useAuditRuns();
  /** Files to store once inspected: the user has already confirmed. */
  const promised = useRef(new Set<number>());
  const move = useCallback<MoveFile>((id, status) => dispatch({ type: 'moved', id, status }), []);
  const storeOne = useStoreFile(move);
  const [saving, setSaving] = useState<Saving | null>(null);
  const ready = useStashedFiles(company, state.files, (files) => dispatch({ type: 'restored', files }));
  const { files, seconds, storeSeconds } = useSeconds(state.files, move, runs);
  useLeaveWarning(isUnsaved(files) || seconds.some(isSecondReady));
  const inspected = useCallback(
    async (file: LoadedFile) => {
      const isAsked = promised.current.delete(file.id);
      if (!isAsked || file.status.step !== 'inspected' || !isSure(file.status.inspection)) return;
      const stored = await storeOne(file, {});
      if (stored) await auditStored([stored], runs);
    },
    [storeOne, runs],
  );
  const batch = useBatch(dispatch, runs);
  const stopSending = useSendFiles(state.files, dispatch, inspected);

  const assign = (id: number, owner: number) => dispatch({ type: 'again', id, company: owner });
  useNewCompanies(state.files, assign);
  const discard = (id: number) => {
    stopSending(id);
    dispatch({ type: 'discarded', id });
  };
  return {
    files,
    seconds,
    storeSeconds,
    runs,
    saving,
    batch,
    add(files) {
      if (files.length > mostFiles) notify({ title: loadText.tooManyTitle, description: loadText.tooMany(mostFiles) });
      void ready.then(() => dispatch({ type: 'added', files: files.slice(0, mostFiles), company }));
    },
    addOriginal: (original) => void ready.then(() => dispatch({ type: 'original', original, company })),
    discard,
    choose: (id) => dispatch({ type: 'chosen', id }),
    again(id, other) {
      if (other !== undefined) promised.current.add(id);
      const before = state.files.find((file) => file.id === id)?.company;
      dispatch({ type: 'again', id, company: other ?? before ?? company });
    },
    assign,
    answer: (id, answers) => dispatch({ type: 'answered', id, answers }),
    replace: (id, file) => dispatch({ type: 'replaced', id, file }),
    named(id, source) {
      dispatch({ type: 'kept', id, source });
      for (const file of state.files) {
        const inspection = inspectionOf(file);
        if (file.id === id || (inspection && !inspection.readable && canNameColumns(inspection)))
          dispatch({ type: 'again', id: file.id, company: file.company });
      }
    },
    async store(chosen, answer = {}) {
      const stored: StoredFile[] = [];
      setSaving({ done: 0, total: chosen.length });
      // Before the balances: their audits read them.
      await storeSeconds(seconds.filter(isSecondReady));
      for (const [done, file] of chosen.entries()) {
        setSaving({ done, total: chosen.length });
        const one = await storeOne(file, answer);
        if (one) stored.push(one);
      }
      await auditStored(stored, runs);
      setSaving(null);
      // The columns of a stored file are kept: files like it are read by them now.
      if (chosen.some(hasFound))
        for (const file of state.files)
          if (!chosen.includes(file) && hasFound(file)) dispatch({ type: 'again', id: file.id, company: file.company });
    },
    settle() {
      runs.clear();
      for (const { id, status } of state.files) {
        const same = status.step === 'inspected' && isSameAsStored(status.inspection);
        if (status.step === 'stored' || status.step === 'kept' || same) dispatch({ type: 'discarded', id });
      }
    },
  };
}
