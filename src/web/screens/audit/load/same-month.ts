/** Files of one drop for the same company and month: equal ones are one, and of different ones the user keeps one. */
import type { Inspection } from '#api/balances/trial-balances/contract.ts';
import { thirdPartyKey } from '#core/identity/nit.ts';
import { decide, isSure } from './file-decision.ts';
import type { LoadedFile } from './loaded-file.ts';

/** Place of a file among those of its company and month. */
export type Standing =
  | { kind: 'alone' }
  /** Same figures as another file of the drop: not stored. */
  | { kind: 'repeats'; of: LoadedFile }
  /** The user is to keep one of `count` different files. */
  | { kind: 'asks'; count: number }
  | { kind: 'chosen' }
  /** The user kept another one. */
  | { kind: 'passed'; over: LoadedFile };

/** Whether another file of the month is stored instead. */
export function isLeftOut(place: Standing | undefined): boolean {
  return place?.kind === 'repeats' || place?.kind === 'passed';
}

const alone: Standing = { kind: 'alone' };

/** Company, or NIT of one that may be created, and month of a file; null where they are not certain. */
export function monthKeyOf({ status, company }: LoadedFile): string | null {
  if (status.step !== 'inspected') return null;
  const decision = decide(status.inspection);
  if (decision.kind !== 'storable' || decision.asksMonth) return null;
  const { nit, otherCompanyId } = status.inspection.company;
  if (decision.company !== 'other') return `${company} ${status.inspection.period}`;
  // The company that it is of may be created for it.
  return nit === null || otherCompanyId !== null ? null : `NIT ${thirdPartyKey(nit)} ${status.inspection.period}`;
}

/** By file id. */
export function standings(files: readonly LoadedFile[]): Map<number, Standing> {
  const found = new Map<number, Standing>();
  for (const [month, group] of Map.groupBy(files, monthKeyOf)) {
    if (month === null) continue;
    const different = firstOfEach(group);
    const chosen = group.find(({ isChosen }) => isChosen);
    for (const file of group) {
      const of = different.get(figuresOf(file))!;
      found.set(file.id, standingOf({ file, of, chosen, count: different.size }));
    }
  }
  return found;
}

interface Placed {
  file: LoadedFile;
  /** First file with its figures. */
  of: LoadedFile;
  chosen: LoadedFile | undefined;
  /** Different files of the month. */
  count: number;
}

function standingOf({ file, of, chosen, count }: Placed): Standing {
  if (chosen === file) return { kind: 'chosen' };
  if (chosen !== undefined && figuresOf(chosen) === figuresOf(file)) return { kind: 'repeats', of: chosen };
  if (of !== file) return { kind: 'repeats', of };
  if (chosen !== undefined) return { kind: 'passed', over: chosen };
  return count > 1 ? { kind: 'asks', count } : alone;
}

/** By figures: the first file that may be stored without asking, or the first of all. */
function firstOfEach(group: readonly LoadedFile[]): Map<string, LoadedFile> {
  const equals = Map.groupBy(group, figuresOf);
  return new Map(
    [...equals].map(([figures, files]) => {
      const sure = files.find(({ status }) => status.step === 'inspected' && isSure(status.inspection));
      return [figures, sure ?? files[0]!];
    }),
  );
}

/** A file without a digest is like no other. */
function figuresOf({ id, status }: LoadedFile): string {
  const inspection: Inspection | null = 'inspection' in status ? status.inspection : null;
  return inspection?.figures ?? `file ${id}`;
}

/** Files of the same company and month follow the first of them. */
export function besideEachOther(files: readonly LoadedFile[]): LoadedFile[] {
  const groups = Map.groupBy(files, (file) => monthKeyOf(file) ?? `file ${file.id}`);
  return [...groups.values()].flat();
}
