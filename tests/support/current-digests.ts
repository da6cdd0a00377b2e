/** Before any test: the digests by which audits know results again, as `npm start` makes them. */
import { join } from 'node:path';
import { makeCodeDigests } from '../../scripts/lib/build/code-digests.mjs';

export async function setup(): Promise<void> {
  await makeCodeDigests(join(import.meta.dirname, '..', '..'));
}
