/** A file of the loading view, with its own state. */
import type { InspectedSource, Inspection, StoredTrialBalance } from '#api/balances/trial-balances/contract.ts';
import type { ReadAnswers } from '#core/reading/questions/question.ts';
import type { FileSource } from '../../../data/balances/trial-balances.ts';

/** What is known of it once stored. */
export interface StoredMonth {
  attributes: Pick<StoredTrialBalance['attributes'], 'period' | 'version'>;
}

export type FileStatus =
  | { step: 'waiting' }
  /** Uploaded share, 0 to 1; at 1 the service is parsing. */
  | { step: 'sending'; share: number }
  | { step: 'inspected'; inspection: Inspection }
  | { step: 'storing'; inspection: Inspection }
  | { step: 'stored'; inspection: Inspection; balance: StoredMonth; at: Date }
  /** A second file; `number`: of its source. */
  | { step: 'kept'; inspection: Inspection; number: number; at: Date }
  /** Spanish message; with the inspection if storing failed. */
  | { step: 'failed'; message: string; inspection: Inspection | null };

export interface LoadedFile {
  /** Increasing; also the order on the page. */
  id: number;
  name: string;
  folder: string;
  /** Bytes. */
  size: number;
  source: FileSource;
  /** Dropped with others: the service finds each company by NIT. */
  assign: boolean;
  /** Target company. */
  company: number;
  /** Kept by the user among different files of its company and month. */
  isChosen: boolean;
  /** What the user said where the file leaves it open. */
  answers?: ReadAnswers;
  status: FileStatus;
}

/** Inspection of a file, if any. */
export function inspectionOf({ status }: LoadedFile): Inspection | null {
  return 'inspection' in status ? status.inspection : null;
}

/** What a second file was recognised as; null for balances, and what was not recognised. */
export function secondOf(file: LoadedFile): InspectedSource | null {
  return inspectionOf(file)?.source ?? null;
}

/** Whether a second file may be stored: of its company, and not yet in force. */
export function isSecondReady(file: LoadedFile): boolean {
  const second = secondOf(file);
  return file.status.step === 'inspected' && second?.uploadId != null && second.storedAs === null;
}
