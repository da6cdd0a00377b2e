/**
 * What the result of a validation depends on, as one digest: the code, its version, the settings, the profile, the month, the
 * months before. Two results with the same digest are the same result, so that a new audit computes only what changed.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyValidation } from '#core/validation.ts';
import type { AuditTask } from './audit-task.ts';

/** By key of the validation. */
export function resultDigests(validations: readonly AnyValidation[], task: AuditTask): Record<string, string> {
  const { current, earlierVersion, settings, basis } = task;
  // Neither matters to a validation of the catalogue but for its own settings.
  const { parametrization: _, own: __, ...inputs } = basis;
  const shared = digest([codeDigest(), current.period, inputs, earlierVersion?.isFollowed ?? null]);
  return Object.fromEntries(
    validations.map(({ id, key, version }) => [key, digest([shared, key, version, settings[id] ?? {}])]),
  );
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}

let code: string | undefined;

/** Of the sources of the engine and the validations: a result of other code is never taken for one of this. */
function codeDigest(): string {
  if (code !== undefined) return code;
  const sources = join(import.meta.dirname, '..', '..');
  const hash = createHash('sha256');
  for (const path of globSync('{core,validations}/**/*.ts', { cwd: sources }).sort()) {
    if (!path.endsWith('.test.ts')) hash.update(path).update(readFileSync(join(sources, path)));
  }
  code = hash.digest('base64url');
  return code;
}
