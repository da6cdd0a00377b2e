/**
 * Unsaved draft of a form in session storage: survives reloads, navigation and an expired session. One per user;
 * removed on sign-out.
 */

import type { CompanyValues } from '../../company-fields/form-values.ts';
import { useSession } from '../../data/session/session.ts';

export interface Draft {
  /** Values before the first change. */
  read: CompanyValues;
  values: CompanyValues;
}

/** `company`: id, or 0 for a new one. */
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
