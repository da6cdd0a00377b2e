/**
 * What someone typed and has not saved, kept for the tab: it outlives a reload, another screen and a session that expired.
 * Each user has their own; signing out removes them.
 */

import type { CompanyValues } from '../../company-fields/form-values.ts';
import { useSession } from '../../data/session/session.ts';

export interface Draft {
  /** What the form showed before the first change. */
  read: CompanyValues;
  values: CompanyValues;
}

/** `company` is its id, or 0 for one that does not exist yet. */
const key = (company: number) => `draft-company-${useSession.getState().user?.id ?? 0}-${company}`;

export function readDraft(company: number): Draft | null {
  const kept = sessionStorage.getItem(key(company));
  return kept === null ? null : JSON.parse(kept);
}

export function keepDraft(company: number, draft: Draft): void {
  sessionStorage.setItem(key(company), JSON.stringify(draft));
}

export function dropDraft(company: number): void {
  sessionStorage.removeItem(key(company));
}
