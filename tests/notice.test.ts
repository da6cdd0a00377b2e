/** NOTICE names each package of production whose license does not say by itself that it travels with its folder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Locked {
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

/** Of these the license in the folder is all that they ask for. */
const permissive = /^\(?(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|Python-2\.0)\b/;

test('packages with another license, or with none in their description, are in the notices', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const notice = readFileSync(join(root, 'NOTICE'), 'utf8');
  const asking = Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .filter(([, { license = '' }]) => !permissive.test(license))
    // One of each platform.
    .map(([path]) => path.replace(/^.*node_modules\//, '').replace(/(sharp-libvips-).*$/, '$1'));
  expect(asking).toEqual(expect.arrayContaining(['png-js', '@img/sharp-libvips-']));
  expect(asking.filter((name) => !notice.includes(name))).toEqual([]);
});
