// @ts-check
/** Root of the checkout that these scripts belong to. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository root. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
