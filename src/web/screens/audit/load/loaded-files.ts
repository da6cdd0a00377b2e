/** The files of the loading view, each with its own state: an error of one never touches the others. */
import type { Inspection, StoredTrialBalance } from '#api/trial-balances/contract.ts';
import { isSure } from './file-decision.ts';

export type FileStatus =
  | { step: 'waiting' }
  /** Share that has gone up, 0 to 1; at 1 the service is reading it. */
  | { step: 'sending'; share: number }
  | { step: 'inspected'; inspection: Inspection }
  | { step: 'storing'; inspection: Inspection }
  | { step: 'stored'; inspection: Inspection; balance: StoredTrialBalance; at: Date }
  /** The Spanish sentence; with the inspection when it was the storing that failed. */
  | { step: 'failed'; message: string; inspection: Inspection | null };

export interface LoadedFile {
  /** Counts up: also the order on the page. */
  id: number;
  file: File;
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
  | { type: 'added'; files: readonly File[]; company: number }
  | { type: 'moved'; id: number; status: FileStatus }
  /** To be inspected again, for that company. */
  | { type: 'again'; id: number; company: number }
  /** Another file in its place. */
  | { type: 'replaced'; id: number; file: File }
  | { type: 'discarded'; id: number };

export function reduceFiles(state: FilesState, action: FilesAction): FilesState {
  const change = (id: number, changed: Partial<LoadedFile>): FilesState => ({
    ...state,
    files: state.files.map((file) => (file.id === id ? { ...file, ...changed } : file)),
  });
  switch (action.type) {
    case 'added':
      return {
        nextId: state.nextId + action.files.length,
        files: [
          ...state.files,
          ...action.files.map((file, index): LoadedFile => {
            return { id: state.nextId + index, file, company: action.company, status: { step: 'waiting' } };
          }),
        ],
      };
    case 'moved':
      return change(action.id, { status: action.status });
    case 'again':
      return change(action.id, { company: action.company, status: { step: 'waiting' } });
    case 'replaced':
      return change(action.id, { file: action.file, status: { step: 'waiting' } });
    case 'discarded':
      return { ...state, files: state.files.filter(({ id }) => id !== action.id) };
  }
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
