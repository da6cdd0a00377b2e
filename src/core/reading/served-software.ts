/** Accounting packages that a format serves. */

import { listAccountableSoftware } from '#core/reference/chart/accountable-software.ts';
import type { Format } from './format.ts';

/**
 * Package names. The fallback format serves those without a format of their own, and one outside the catalogue serves
 * itself.
 */
export function servedSoftware(format: Format, formats: readonly Format[]): string[] {
  if (format.softwareId === null && !format.isGeneral) return [format.name];
  const own = new Set(formats.flatMap(idsOf));
  const mine = new Set(idsOf(format));
  return listAccountableSoftware()
    .filter(({ id }) => (format.isGeneral ? !own.has(id) : mine.has(id)))
    .map(({ name }) => name);
}

function idsOf({ softwareId, alsoSoftwareIds = [] }: Format): readonly number[] {
  return softwareId === null ? [] : [softwareId, ...alsoSoftwareIds];
}
