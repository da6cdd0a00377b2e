/** A job as the form holds it. */
import type { Job } from '#api/users/jobs/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { jobText } from './text.es.ts';

export interface JobValues {
  name: string;
  description: string;
  permissions: PermissionKey[];
}

const nameLimit = 60;

export function valuesOf({ attributes: { name, description, permissions } }: Job): JobValues {
  return { name, description, permissions: [...permissions] };
}

/** What a new job starts with: nothing, or what another has, under a name of its own. */
export function startOf(source: Job | undefined): JobValues {
  if (source === undefined) return { name: '', description: '', permissions: [] };
  const values = valuesOf(source);
  return { ...values, name: jobText.copyOf(values.name).slice(0, nameLimit) };
}

export function sameValues(a: JobValues, b: JobValues): boolean {
  const flat = ({ name, description, permissions }: JobValues) =>
    JSON.stringify([name.trim(), description.trim(), [...permissions].sort()]);
  return flat(a) === flat(b);
}
