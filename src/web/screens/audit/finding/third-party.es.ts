/** Formatting of third parties. */
import { formatIdentity } from '#core/identity/nit.ts';
import { findingText } from './text.es.ts';

/** `900.481.237-6`: company NITs with check digit, personal documents unchanged; «Sin tercero» for none. */
export function writeNit(nit: string): string {
  if (nit === '') return findingText.noThirdParty;
  return formatIdentity(nit);
}
