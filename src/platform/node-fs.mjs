// @ts-check
/** For what runs before a command: an `import` of `node:fs` makes all that it exports, also its streams, at nine milliseconds. */
import { createRequire } from 'node:module';

/** @type {typeof import('node:fs')} */
export const fs = createRequire(import.meta.url)('node:fs');
