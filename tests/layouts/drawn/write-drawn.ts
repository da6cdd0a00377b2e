/** `node tests/layouts/drawn/write-drawn.ts SEED [FOLDER]`: writes the file of a drawn layout, to look at. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnFile } from './drawn-file.ts';

const [seed = '1', folder = '.'] = process.argv.slice(2);
const { name, bytes, layout } = drawnFile(Number(seed));
const path = join(folder, `${seed}-${name}`);
writeFileSync(path, bytes);
console.log(`${path}\n${JSON.stringify(layout, null, 1)}`);
