/** Which accounting packages a format serves. */
import type { Format } from './format.ts';
import { listAccountableSoftware } from './reference/accountable-software.ts';

/** Names; a format of no package serves those that have none of their own. */
export function servedSoftware({ softwareId }: Format, formats: readonly Format[]): string[] {
  const own = new Set(formats.map((format) => format.softwareId));
  return listAccountableSoftware()
    .filter(({ id }) => (softwareId === null ? !own.has(id) : id === softwareId))
    .map(({ name }) => name);
}
