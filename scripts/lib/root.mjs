// @ts-check
/** The checkout that these scripts belong to. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository's top folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
