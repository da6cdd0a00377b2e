// @ts-check
/** `npm run films [-- key …]`: records the help films from the running product, all or those named. Needs Chromium and ffmpeg. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/root.mjs';
import { setUp } from './lib/setup/setup.mjs';

await setUp({ develop: true });
// Written for the pinned Node.js.
const { buildWeb } = await import('./lib/build/build-web.mjs');
if (!(await buildWeb(root))) throw new Error('the client did not build');
await import(pathToFileURL(join(root, 'films', 'main.ts')).href);
