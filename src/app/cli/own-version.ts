/** The version of this program, from the nearest manifest above: the sources and their bundle lie at different depths. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export function ownVersion(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return version;
}
