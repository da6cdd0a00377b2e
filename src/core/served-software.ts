/** Which accounting packages a format serves. */
import type { Format } from './format.ts';
import { listAccountableSoftware } from './reference/accountable-software.ts';

/** Names; a format of no package serves those that have none of their own. */
export function servedSoftware(format: Format, formats: readonly Format[]): string[] {
  const own = new Set(formats.flatMap(idsOf));
  const mine = new Set(idsOf(format));
  return listAccountableSoftware()
    .filter(({ id }) => (format.softwareId === null ? !own.has(id) : mine.has(id)))
    .map(({ name }) => name);
}

function idsOf({ softwareId, alsoSoftwareIds = [] }: Format): readonly number[] {
  return softwareId === null ? [] : [softwareId, ...alsoSoftwareIds];
}
