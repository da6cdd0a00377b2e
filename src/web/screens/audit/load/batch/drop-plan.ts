/** What a drop of many files asks once for all, and what its one button does. */
import type { Inspection } from '#api/balances/trial-balances/contract.ts';
import { checkDigit, thirdPartyKey } from '#core/identity/nit.ts';
import { otherSoftwareId } from '#core/reference/chart/accountable-software.ts';
import { decide } from '../file-decision.ts';
import { inspectionOf, type LoadedFile } from '../loaded-file.ts';
import { nitOfNobody } from '../loaded-files.ts';
import { isLeftOut, type Standing, standings } from '../same-month.ts';

/** A company that the files name and the user does not have. */
export interface NewCompany {
  nit: string;
  dv: number;
  name: string;
  /** Code of its accounting package. */
  software: number;
  packageName: string;
  files: readonly LoadedFile[];
  /** Why it cannot be created from its files; null if it can. */
  problem: 'nameless' | 'nit' | 'dv' | null;
}

const validNit = /^[1-9]\d{5,14}$/;

/** In the order of the files. */
export function newCompanies(files: readonly LoadedFile[]): NewCompany[] {
  const groups = Map.groupBy(files, (file) => {
    const nit = nitOfNobody(file);
    return nit === null ? null : thirdPartyKey(nit);
  });
  return [...groups].flatMap(([nit, own]) => (nit === null ? [] : [newCompany(nit, own)]));
}

function newCompany(nit: string, files: readonly LoadedFile[]): NewCompany {
  const read = files.map(inspectionOf).filter((one) => one !== null);
  const name = read.find(({ company }) => company.name)?.company.name?.trim() ?? '';
  const said = read.find(({ company }) => company.dv !== null)?.company.dv ?? null;
  const known = read.find(({ software }) => software !== null) ?? read[0];
  const isNit = validNit.test(nit);
  const dv = isNit ? checkDigit(nit) : 0;
  return {
    nit,
    dv,
    name,
    software: known?.software ?? otherSoftwareId,
    packageName: known?.format?.name ?? '',
    files,
    problem: !isNit ? 'nit' : said !== null && said !== dv ? 'dv' : name.length < 2 ? 'nameless' : null,
  };
}

export const doubts = ['unbalanced', 'doubt', 'unreadable'] as const;
/** What is decided once for all files: books that do not balance, other doubts, and files that were not read. */
export type Doubt = (typeof doubts)[number];
/** `keep`: stored; of what was not read, left on the page. */
export type DoubtChoices = Readonly<Record<Doubt, 'keep' | 'discard'>>;

export const usualChoices: DoubtChoices = { unbalanced: 'keep', doubt: 'keep', unreadable: 'keep' };

/** Files by what is in doubt about them; those with another question are in none. */
export function inDoubt(files: readonly LoadedFile[]): Record<Doubt, LoadedFile[]> {
  const places = standings(files);
  const of = (doubt: Doubt) => files.filter((file) => doubtOf(file, places.get(file.id)) === doubt);
  return { unbalanced: of('unbalanced'), doubt: of('doubt'), unreadable: of('unreadable') };
}

function doubtOf(file: LoadedFile, place: Standing | undefined): Doubt | null {
  if (file.status.step !== 'inspected') return null;
  const { inspection } = file.status;
  if (!inspection.readable) return inspection.question ? null : 'unreadable';
  if (!hasPlace(inspection, place)) return null;
  const decision = decide(inspection);
  if (decision.kind !== 'storable' || decision.agrees === 'nothing') return null;
  return inspection.totals.balanced ? 'doubt' : 'unbalanced';
}

/** Its company and month are certain, and nothing is stored there: only its doubts are to be answered. */
function hasPlace(inspection: Inspection, place: Standing | undefined): boolean {
  const decision = decide(inspection);
  if (decision.kind !== 'storable' || decision.asksMonth || decision.earlierVersion !== null) return false;
  const { matches, otherCompanyId } = inspection.company;
  return (matches || (matches === false && otherCompanyId === null)) && !isLeftOut(place) && place?.kind !== 'asks';
}

export interface DropPlan {
  /** Created with their files. */
  created: { company: NewCompany; files: LoadedFile[] }[];
  /** Stored in companies of the user. */
  known: LoadedFile[];
  discarded: LoadedFile[];
  /** Companies without a place in the license. */
  left: number;
}

/** `places`: of the license for new companies; null: unknown, the server counts them. */
export function planOf(files: readonly LoadedFile[], choices: DoubtChoices, places: number | null): DropPlan {
  const standing = standings(files);
  const doubtful = inDoubt(files);
  const discarded = doubts.flatMap((doubt) => (choices[doubt] === 'discard' ? doubtful[doubt] : []));
  const isStored = (file: LoadedFile) =>
    file.status.step === 'inspected' &&
    hasPlace(file.status.inspection, standing.get(file.id)) &&
    !discarded.includes(file);
  const companies = newCompanies(files)
    .filter(({ problem }) => problem === null)
    .map((company) => ({ company, files: company.files.filter(isStored) }))
    .filter(({ files: own }) => own.length > 0);
  return {
    created: places === null ? companies : companies.slice(0, places),
    known: files.filter((file) => isStored(file) && nitOfNobody(file) === null),
    discarded,
    left: places === null ? 0 : Math.max(0, companies.length - places),
  };
}
