/** The files of the loading view, each with its own state: an error of one never touches the others. */

import type { Inspection, StoredTrialBalance } from '#api/balances/trial-balances/contract.ts';
import type { FileSource } from '../../../data/balances/trial-balances.ts';
import { decide, isSure } from './file-decision.ts';

export type FileStatus =
  | { step: 'waiting' }
  /** Share that has gone up, 0 to 1; at 1 the service is reading it. */
  | { step: 'sending'; share: number }
  | { step: 'inspected'; inspection: Inspection }
  | { step: 'storing'; inspection: Inspection }
  | { step: 'stored'; inspection: Inspection; balance: StoredTrialBalance; at: Date }
  /** The Spanish sentence; with the inspection when it was the storing that failed. */
  | { step: 'failed'; message: string; inspection: Inspection | null };

/** A file as it was dropped, with the folder of the drop that it lay in (empty: none). */
export interface PlacedFile {
  file: File;
  folder: string;
}

export interface LoadedFile {
  /** Counts up: also the order on the page. */
  id: number;
  name: string;
  folder: string;
  /** Bytes. */
  size: number;
  source: FileSource;
  /** It came with others: the service finds the company of each by its NIT. */
  assign: boolean;
  /** Where it will be stored. */
  company: number;
  status: FileStatus;
}

export interface FilesState {
  nextId: number;
  files: readonly LoadedFile[];
}

export const noFiles: FilesState = { nextId: 1, files: [] };

export type FilesAction =
  | { type: 'added'; files: readonly PlacedFile[]; company: number }
  /** An archive gives its place to the files in it. */
  | { type: 'unpacked'; id: number; fileId: string; files: readonly { path: string; size: number }[] }
  | { type: 'moved'; id: number; status: FileStatus }
  /** To be inspected again, for that company. */
  | { type: 'again'; id: number; company: number }
  /** Another file in its place. */
  | { type: 'replaced'; id: number; file: File }
  /** The service keeps it now. */
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
      // The service may have found the company by its NIT.
      return change(
        action.id,
        status.step === 'inspected' ? { status, company: status.inspection.companyId } : { status },
      );
    }
    case 'again':
      return change(action.id, { company: action.company, assign: false, status: { step: 'waiting' } });
    case 'replaced':
      return change(action.id, { ...fresh(action.file), folder: '', status: { step: 'waiting' } });
    case 'kept':
      return change(action.id, { source: action.source });
    case 'discarded':
      return { ...state, files: state.files.filter(({ id }) => id !== action.id) };
  }
}

function fresh(file: File): Pick<LoadedFile, 'name' | 'size' | 'source'> {
  return { name: file.name, size: file.size, source: { kind: 'here', file } };
}

/** Puts files that wait at a place of the list, instead of `instead` others. */
function withNew(
  { nextId, files }: FilesState,
  at: number,
  instead: number,
  added: readonly Omit<LoadedFile, 'id' | 'status'>[],
): FilesState {
  const waiting = added.map(
    (file, index): LoadedFile => ({ ...file, id: nextId + index, status: { step: 'waiting' } }),
  );
  return { nextId: nextId + added.length, files: files.toSpliced(at, instead, ...waiting) };
}

/** The inspection of a file, once there is one. */
export function inspectionOf({ status }: LoadedFile): Inspection | null {
  return 'inspection' in status ? status.inspection : null;
}

/** Those that «Guardar y auditar N archivos» stores, oldest month first, since each audit looks back. */
export function sureFiles(files: readonly LoadedFile[]): LoadedFile[] {
  return files
    .filter(({ status }) => status.step === 'inspected' && isSure(status.inspection))
    .toSorted((a, b) => (inspectionOf(a)?.period ?? '').localeCompare(inspectionOf(b)?.period ?? ''));
}

/** The next file to send, when fewer than `limit` are on their way. */
export function nextToSend(files: readonly LoadedFile[], limit = 2): LoadedFile | null {
  const sending = files.filter(({ status }) => status.step === 'sending').length;
  if (sending >= limit) return null;
  return files.find(({ status }) => status.step === 'waiting') ?? null;
}

/** Whether a file still needs its user: everything but what is stored, under way, or the same as a stored one. */
export function needsAnswer({ status }: LoadedFile): boolean {
  if (status.step === 'failed') return true;
  return status.step === 'inspected' && !status.inspection.existing?.sameBytes;
}

/** How many files ended up how, for one sentence about all of them. */
export interface FilesSummary {
  stored: number;
  /** Waiting for nothing but the button. */
  sure: number;
  same: number;
  /** Of a company that is not among the user's. */
  elsewhere: number;
  unreadable: number;
  asking: number;
  failed: number;
}

export function summarise(files: readonly LoadedFile[]): FilesSummary {
  const summary: FilesSummary = { stored: 0, sure: 0, same: 0, elsewhere: 0, unreadable: 0, asking: 0, failed: 0 };
  for (const { status } of files) {
    if (status.step === 'stored') summary.stored++;
    else if (status.step === 'failed') summary.failed++;
    else if (status.step === 'inspected') summary[kindOf(status.inspection)]++;
  }
  return summary;
}

/** The NIT that a file names when no company of the user has it; null for any other file. */
export function nitOfNobody({ status }: LoadedFile): string | null {
  return status.step === 'inspected' && kindOf(status.inspection) === 'elsewhere'
    ? status.inspection.company.nit
    : null;
}

function kindOf(inspection: Inspection): keyof FilesSummary {
  const decision = decide(inspection);
  if (decision.kind === 'unreadable') return 'unreadable';
  if (decision.kind === 'same') return 'same';
  if (isSure(inspection)) return 'sure';
  return decision.company === 'other' && inspection.company.otherCompanyId === null ? 'elsewhere' : 'asking';
}
