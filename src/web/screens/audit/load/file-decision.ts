/** What can be done with an inspected file without asking, and what has to be asked first. */
import type { Inspection } from '#api/balances/trial-balances/contract.ts';

/** `certain`: the file names the company; `unsaid`: it names none; `other`: it names another one. */
export type CompanyOfFile = 'certain' | 'unsaid' | 'other';

export type Decision =
  | { kind: 'unreadable' }
  /** These very bytes are a version already: nothing to store. */
  | { kind: 'same'; version: number }
  | {
      kind: 'storable';
      company: CompanyOfFile;
      /** The month is not in the file. */
      asksMonth: boolean;
      /** The version that the month already has, or null. */
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

/** Company and month are certain and the month has no version: it may be stored together with others like it. */
export function isSure(inspection: Inspection): boolean {
  const decision = decide(inspection);
  return (
    decision.kind === 'storable' &&
    decision.company === 'certain' &&
    !decision.asksMonth &&
    decision.earlierVersion === null
  );
}
