/**
 * Digest of all inputs of a validation's result: its code and the engine's, its version, settings, profile, month,
 * earlier months. Equal digests mean equal results, so a new audit computes only what changed.
 */

import { createHash } from 'node:crypto';
import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import { type CodeDigests, readCodeDigests } from '#platform/code-digests.mjs';
import { equivalencesInForce } from '../../stored-input.ts';
import type { AuditTask } from '../run/audit-task.ts';

/**
 * Read once, with the loaded code: files saved later belong to another process. Without digests every result is
 * computed.
 */
export const loadedCode: CodeDigests = readCodeDigests(dirname(findPackageJSON(import.meta.url)!)) ?? {};

/** By validation key; none for validations without a code digest. */
export function resultDigests(
  validations: readonly AnyValidation[],
  task: AuditTask,
  code: CodeDigests = loadedCode,
): Record<string, string> {
  const { current, earlierVersion, settings, predefined, basis } = task;
  // A validation of the catalogue depends on its own settings over the predefined ones, and on what the company says of its accounts.
  const { parametrization: _, own: __, predefined: ___, dianLists = {}, sources: held = {}, ...inputs } = basis;
  const shared = digest([
    process.version,
    current.period,
    inputs,
    earlierVersion && [earlierVersion.isFollowed, earlierVersion.isClosed, earlierVersion.isBeforeChanged],
    equivalencesInForce(settings, predefined),
  ]);
  return Object.fromEntries(
    validations.flatMap(({ id, key, version, dianLists: asked = [], sources = [] }): [string, string][] => {
      const written = lookUp(code, key)?.code;
      if (written === undefined) return [];
      const own: unknown[] = [predefined[id] ?? {}, settings[id] ?? {}, asked.map((list) => dianLists[list] ?? 0)];
      if (sources.length > 0) own.push(sources.map((source) => held[source] ?? []));
      return [[key, digest([shared, written, key, version, ...own])]];
    }),
  );
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
