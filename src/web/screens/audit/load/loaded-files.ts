/** Reducer of the loading view: each file with its own state; a failure of one does not affect the others. */

import type { Inspection } from '#api/balances/trial-balances/contract.ts';
import type { ReadAnswers } from '#core/reading/questions/question.ts';
import type { KeptOriginal } from '../../../data/balances/rereadings.ts';
import type { FileSource } from '../../../data/balances/trial-balances.ts';
import type { PlacedFile } from '../../../drop/files-of-drop.ts';
import { decide, isSameAsStored, isSure } from './file-decision.ts';
import { type FileStatus, inspectionOf, type LoadedFile } from './loaded-file.ts';
import { isLeftOut, monthKeyOf, standings } from './same-month.ts';

export interface FilesState {
  nextId: number;
  files: readonly LoadedFile[];
}

export const noFiles: FilesState = { nextId: 1, files: [] };

export type FilesAction =
  | { type: 'added'; files: readonly PlacedFile[]; company: number }
  /** One that the service keeps. */
  | { type: 'original'; original: KeptOriginal; company: number }
  /** An archive is replaced by its files. */
  | { type: 'unpacked'; id: number; fileId: string; files: readonly { path: string; size: number }[] }
  | { type: 'moved'; id: number; status: FileStatus }
  /** Inspect again, for that company. */
  | { type: 'again'; id: number; company: number }
  /** Inspect again with an answer to what the file leaves open. */
  | { type: 'answered'; id: number; answers: ReadAnswers }
  /** Another file instead. */
  | { type: 'replaced'; id: number; file: File }
  /** The one of its company and month to store. */
  | { type: 'chosen'; id: number }
  /** Files of this page from before a reload. */
  | { type: 'restored'; files: readonly LoadedFile[] }
  /** Stored in a company that a batch made or found. */
  | { type: 'placed'; id: number; company: number; status: FileStatus }
  /** Now kept by the service. */
  | { type: 'kept'; id: number; source: FileSource }
  | { type: 'discarded'; id: number };

export function reduceFiles(state: FilesState, action: FilesAction): FilesState {
  const change = (id: number, changed: Partial<LoadedFile>): FilesState => ({
    ...state,
    files: state.files.map((file) => (file.id === id ? { ...file, ...changed } : file)),
  });
  switch (action.type) {
    case 'added': {
      const { company } = action;
      const added = action.files.map(({ file, folder }) => ({
        ...fresh(file),
        folder,
        assign: action.files.length > 1,
        company,
      }));
      return withNew(state, state.files.length, 0, added);
    }
    case 'original': {
      const { original, company } = action;
      return withNew(state, state.files.length, 0, [{ ...original, folder: '', assign: false, company }]);
    }
    case 'unpacked': {
      const at = state.files.findIndex(({ id }) => id === action.id);
      const archive = state.files[at];
      if (!archive) return state;
      const { company } = archive;
      const unpacked = action.files.map(({ path, size }) => ({
        name: path.split('/').at(-1)!,
        folder: [archive.folder, archive.name, ...path.split('/').slice(0, -1)].filter(Boolean).join('/'),
        size,
        source: { kind: 'kept' as const, fileId: action.fileId, company, path },
        assign: true,
        company,
      }));
      return withNew(state, at, 1, unpacked);
    }
    case 'moved': {
      const { status } = action;
      // The service may have found the company by NIT.
      const moved = change(
        action.id,
        status.step === 'inspected' ? { status, company: status.inspection.companyId } : { status },
      );
      return status.step === 'stored' ? { ...moved, files: afterStoring(moved.files, action.id) } : moved;
    }
    case 'placed': {
      const placed = change(action.id, { company: action.company, status: action.status });
      return { ...placed, files: afterStoring(placed.files, action.id) };
    }
    case 'chosen': {
      const chosen = state.files.find(({ id }) => id === action.id);
      const month = chosen === undefined ? null : monthKeyOf(chosen);
      const files = state.files.map((file) =>
        month !== null && monthKeyOf(file) === month ? { ...file, isChosen: file === chosen } : file,
      );
      return { ...state, files };
    }
    case 'restored': {
      const last = Math.max(0, ...action.files.map(({ id }) => id));
      return { nextId: Math.max(state.nextId, last + 1), files: [...action.files, ...state.files] };
    }
    case 'again':
      return change(action.id, {
        company: action.company,
        assign: false,
        isChosen: false,
        status: { step: 'waiting' },
      });
    case 'answered': {
      const before = state.files.find(({ id }) => id === action.id)?.answers;
      const answers = { ...before, ...action.answers };
      return change(action.id, { answers, isChosen: false, status: { step: 'waiting' } });
    }
    case 'replaced':
      return change(action.id, {
        ...fresh(action.file),
        answers: {},
        folder: '',
        isChosen: false,
        status: { step: 'waiting' },
      });
    case 'kept':
      return change(action.id, { source: action.source });
    case 'discarded':
      return { ...state, files: state.files.filter(({ id }) => id !== action.id) };
  }
}

/** Of the other files of its month, equal ones are stored with it, and those passed over are gone. */
function afterStoring(files: readonly LoadedFile[], id: number): LoadedFile[] {
  const stored = files.find((file) => file.id === id);
  if (stored?.status.step !== 'stored') return [...files];
  const { company, status } = stored;
  const { inspection, balance } = status;
  const { period, version } = balance.attributes;
  return files.flatMap((file) => {
    const other = inspectionOf(file);
    if (file === stored || file.status.step !== 'inspected' || file.company !== company || other?.period !== period)
      return [file];
    const isEqual = other.figures !== undefined && other.figures === inspection.figures;
    if (stored.isChosen && !isEqual) return [];
    // Equal figures pair the files of one drop, whatever else they say.
    const existing = { version, sameBytes: false, ...(isEqual && { changes: 0, same: true }) };
    const next = { ...other, existing, nextVersion: version + 1 };
    return [{ ...file, isChosen: false, status: { step: 'inspected' as const, inspection: next } }];
  });
}

function fresh(file: File): Pick<LoadedFile, 'name' | 'size' | 'source'> {
  return { name: file.name, size: file.size, source: { kind: 'here', file } };
}

/** Inserts waiting files at a position, replacing `instead` others. */
function withNew(
  { nextId, files }: FilesState,
  at: number,
  instead: number,
  added: readonly Omit<LoadedFile, 'id' | 'status' | 'isChosen'>[],
): FilesState {
  const waiting = added.map(
    (file, index): LoadedFile => ({ ...file, id: nextId + index, isChosen: false, status: { step: 'waiting' } }),
  );
  return { nextId: nextId + added.length, files: files.toSpliced(at, instead, ...waiting) };
}

/** Files stored by «Guardar y auditar N archivos», oldest month first: each audit reads the months before. */
export function sureFiles(files: readonly LoadedFile[]): LoadedFile[] {
  const places = standings(files);
  return files
    .filter(({ id, status }) => {
      if (status.step !== 'inspected' || !isSure(status.inspection)) return false;
      const { kind } = places.get(id) ?? { kind: 'alone' };
      return kind === 'alone' || kind === 'chosen';
    })
    .toSorted((a, b) => (inspectionOf(a)?.period ?? '').localeCompare(inspectionOf(b)?.period ?? ''));
}

/** Next file to send while fewer than `limit` are in flight. */
export function nextToSend(files: readonly LoadedFile[], limit = 2): LoadedFile | null {
  const sending = files.filter(({ status }) => status.step === 'sending').length;
  if (sending >= limit) return null;
  return files.find(({ status }) => status.step === 'waiting') ?? null;
}

/** Files that need the user: not stored, in flight, nor equal to a stored one or to another of the drop. */
export function filesToAnswer(files: readonly LoadedFile[]): LoadedFile[] {
  const places = standings(files);
  return files.filter(({ id, status }) => {
    if (status.step === 'failed') return true;
    if (status.step !== 'inspected' || isSameAsStored(status.inspection)) return false;
    return !isLeftOut(places.get(id));
  });
}

/** Whether closing the tab would lose something: files on their way, and those that may be stored and are not. */
export function isUnsaved(files: readonly LoadedFile[]): boolean {
  return (
    files.some(({ status: { step } }) => step === 'waiting' || step === 'sending' || step === 'storing') ||
    filesToAnswer(files).some(({ status }) => status.step === 'inspected' && status.inspection.uploadId !== null)
  );
}

/** Files by outcome, for the summary. */
export interface FilesSummary {
  stored: number;
  /** Ready to store. */
  sure: number;
  same: number;
  /** Equal to another of the drop, or passed over for another of its month. */
  repeated: number;
  /** Of a company that is not among the user's. */
  elsewhere: number;
  unreadable: number;
  asking: number;
  failed: number;
}

export function summarise(files: readonly LoadedFile[]): FilesSummary {
  const places = standings(files);
  const none = { stored: 0, sure: 0, same: 0, repeated: 0, elsewhere: 0, unreadable: 0, asking: 0, failed: 0 };
  const summary: FilesSummary = { ...none };
  for (const { id, status } of files) {
    const place = places.get(id);
    if (status.step === 'stored') summary.stored++;
    else if (status.step === 'failed') summary.failed++;
    else if (isLeftOut(place)) summary.repeated++;
    else if (place?.kind === 'asks') summary.asking++;
    else if (status.step === 'inspected') summary[kindOf(status.inspection)]++;
  }
  return summary;
}

/** NIT of a file that matches no company of the user; null otherwise. */
export function nitOfNobody({ status }: LoadedFile): string | null {
  return status.step === 'inspected' && kindOf(status.inspection) === 'elsewhere'
    ? status.inspection.company.nit
    : null;
}

function kindOf(inspection: Inspection): Exclude<keyof FilesSummary, 'repeated'> {
  const decision = decide(inspection);
  if (decision.kind === 'unreadable') return inspection.question ? 'asking' : 'unreadable';
  if (decision.kind === 'same') return 'same';
  if (isSure(inspection)) return 'sure';
  return decision.company === 'other' && inspection.company.otherCompanyId === null ? 'elsewhere' : 'asking';
}
