/** Global set-up: writes the code digests of validation results, as `npm start` does. */
import { join } from 'node:path';
import { makeCodeDigests } from '../../scripts/lib/build/code-digests.mjs';

export async function setup(): Promise<void> {
  await makeCodeDigests(join(import.meta.dirname, '..', '..'));
}
