/** Decision on an inspected file: stored without asking, or what must be asked first. */
import type { Inspection } from '#api/balances/trial-balances/contract.ts';

/** `certain`: the file names the company; `unsaid`: it names none; `other`: it names another one. */
export type CompanyOfFile = 'certain' | 'unsaid' | 'other';

export type Decision =
  | { kind: 'unreadable' }
  /** Same bytes as the version in force, or another file that says the same: nothing to store. */
  | { kind: 'same'; version: number; isOtherFile: boolean }
  | {
      kind: 'storable';
      company: CompanyOfFile;
      /** The file does not name its month. */
      asksMonth: boolean;
      /** Current version of the month, or null. */
      earlierVersion: number | null;
      /** An older version of the month with its bytes, or null. */
      bytesOf: number | null;
      /** Number that it gets; null where its month is not known. */
      nextVersion: number | null;
      /** Figures that differ from that version; null where it is not known. */
      changes: number | null;
      /** What else differs from it. */
      judged: JudgedDifferences | null;
      /** What the user is to agree to: nothing, the columns that were found, a doubt about the books, or a fault whose cause the file shows. */
      agrees: Agreement;
    };

export type Agreement = 'nothing' | 'columns' | 'doubt' | 'fault';

/** What rules read besides the figures. */
export type JudgedDifferences = NonNullable<NonNullable<Inspection['existing']>['judged']>;

/**
 * Whether the version in force has its bytes, or says all the same. Equal figures under the name of another company are not the
 * same books: which company they are of is asked first.
 */
export function isSameAsStored({ existing, company }: Inspection): boolean {
  return existing !== null && (existing.sameBytes || (existing.same === true && company.matches !== false));
}

export function decide(inspection: Inspection): Decision {
  const { readable, uploadId, existing, company, period } = inspection;
  if (!readable || uploadId === null) return { kind: 'unreadable' };
  if (existing && isSameAsStored(inspection))
    return { kind: 'same', version: existing.version, isOtherFile: !existing.sameBytes };
  return {
    kind: 'storable',
    company: company.matches === null ? 'unsaid' : company.matches ? 'certain' : 'other',
    asksMonth: period === null,
    earlierVersion: existing?.version ?? null,
    bytesOf: existing?.bytesOf ?? null,
    nextVersion: inspection.nextVersion ?? null,
    changes: existing?.changes ?? null,
    judged: existing?.judged ?? null,
    agrees: agreementOf(inspection),
  };
}

function agreementOf({ issues }: Inspection): Agreement {
  const asked = issues.filter(({ confirm }) => confirm);
  if (asked.length === 0) return 'nothing';
  if (asked.some(({ isExplained }) => isExplained)) return 'fault';
  return asked.every(({ code }) => code === byFigures) ? 'columns' : 'doubt';
}

const byFigures = 'columns_by_figures';

/** Whether the service found the columns by their figures: storing the file keeps them for the next ones. */
export function hasFoundColumns({ issues }: Inspection): boolean {
  return issues.some(({ code }) => code === byFigures);
}

/** Company and month are certain, the month has no version and nothing is in doubt: may be stored in bulk. */
export function isSure(inspection: Inspection): boolean {
  const decision = decide(inspection);
  return (
    decision.kind === 'storable' &&
    decision.company === 'certain' &&
    !decision.asksMonth &&
    decision.earlierVersion === null &&
    decision.agrees === 'nothing'
  );
}
