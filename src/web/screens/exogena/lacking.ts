/** What third parties lack: some data no trial balance has, and others are of each third party. */
import type { ExogenaFormatSummary } from '#api/audits/exogena/contract.ts';
import type { Lack } from '#core/exogena/reported-person.ts';

/** Whether no trial balance has it. */
export function isOfNoBooks(lack: Lack): boolean {
  return lack === 'address' || lack === 'municipality';
}

/** Third parties that lack what most of them lack, of what books may have. */
export function lackingPeople({ lacks }: Pick<ExogenaFormatSummary, 'lacks'>): number {
  return Math.max(0, ...lacks.filter(({ lack }) => !isOfNoBooks(lack)).map(({ people }) => people));
}
