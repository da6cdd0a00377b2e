/** Decision on an inspected file: stored without asking, or what must be asked first. */
import type { Inspection } from '#api/balances/trial-balances/contract.ts';

/** `certain`: the file names the company; `unsaid`: it names none; `other`: it names another one. */
export type CompanyOfFile = 'certain' | 'unsaid' | 'other';

export type Decision =
  | { kind: 'unreadable' }
  /** Same bytes as a stored version: nothing to store. */
  | { kind: 'same'; version: number }
  | {
      kind: 'storable';
      company: CompanyOfFile;
      /** The file does not name its month. */
      asksMonth: boolean;
      /** Current version of the month, or null. */
      earlierVersion: number | null;
    };

export function decide(inspection: Inspection): Decision {
  const { readable, uploadId, existing, company, period } = inspection;
  if (!readable || uploadId === null) return { kind: 'unreadable' };
  if (existing?.sameBytes) return { kind: 'same', version: existing.version };
  return {
    kind: 'storable',
    company: company.matches === null ? 'unsaid' : company.matches ? 'certain' : 'other',
    asksMonth: period === null,
    earlierVersion: existing?.version ?? null,
  };
}

/** Company and month are certain and the month has no version: may be stored in bulk. */
export function isSure(inspection: Inspection): boolean {
  const decision = decide(inspection);
  return (
    decision.kind === 'storable' &&
    decision.company === 'certain' &&
    !decision.asksMonth &&
    decision.earlierVersion === null
  );
}
