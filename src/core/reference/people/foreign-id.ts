/** Ids of third parties abroad: the DIAN's generic range, or letters as foreign documents have. */
import { genericThirdParty } from './special-nits.ts';

export function isForeignId(id: string): boolean {
  if (id.startsWith('444444')) return genericThirdParty(id) === 'generic_foreign';
  return /[a-z]/i.test(id) && /\d/.test(id);
}
