/**
 * What the result of a validation depends on, as one digest: its code and the engine's, its version, the settings, the profile,
 * the month, the months before. Two results with the same digest are the same result, so that a new audit computes only what
 * changed.
 */
import { createHash } from 'node:crypto';
import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';
import type { AnyValidation } from '#core/engine/validation.ts';
import { type CodeDigests, readCodeDigests } from '#platform/code-digests.mjs';
import type { AuditTask } from '../run/audit-task.ts';

/** Read as the code itself is: what is saved later is of another process. Without it every result is computed. */
const loadedCode = readCodeDigests(dirname(findPackageJSON(import.meta.url)!)) ?? {};

/** By key of the validation; of those whose code has no digest none. */
export function resultDigests(
  validations: readonly AnyValidation[],
  task: AuditTask,
  code: CodeDigests = loadedCode,
): Record<string, string> {
  const { current, earlierVersion, settings, basis } = task;
  // Neither matters to a validation of the catalogue but for its own settings.
  const { parametrization: _, own: __, ...inputs } = basis;
  const shared = digest([process.version, current.period, inputs, earlierVersion?.isFollowed ?? null]);
  return Object.fromEntries(
    validations.flatMap(({ id, key, version }): [string, string][] => {
      const written = code[key];
      return written === undefined ? [] : [[key, digest([shared, written, key, version, settings[id] ?? {}])]];
    }),
  );
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
