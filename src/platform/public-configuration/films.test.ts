import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { articlePages, formatPages } from '#api/guide/pages.ts';
import { films, mostBytes, mostSeconds, ownVideos } from './films.es.ts';
import { videoOrigins } from './videos.ts';

const folder = join(import.meta.dirname, '..', '..', 'web', 'public', 'peliculas');

describe.each(films.map((film) => [film.key, film] as const))('the film %s', (key, { scenes }) => {
  const captions = readFileSync(join(folder, `${key}.vtt`), 'utf8');

  it('says its scenes in its captions, within a minute', () => {
    const cues = [...captions.matchAll(/^(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d\.\d{3})\n(.+)$/gm)];
    expect(cues.map(([, , , , , words]) => words)).toEqual(scenes);
    const times = cues.flatMap(([, m, s, m2, s2]) => [Number(m) * 60 + Number(s), Number(m2) * 60 + Number(s2)]);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(mostSeconds);
  });

  it('is a WebM of a size that a slow line carries', () => {
    const file = join(folder, `${key}.webm`);
    expect(readFileSync(file).subarray(0, 4)).toEqual(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]));
    expect(statSync(file).size).toBeLessThanOrEqual(mostBytes);
  });
});

it('every file is of a film, every film of a page of the help, and all come from the product itself', () => {
  const files = films.flatMap(({ key }) => [`${key}.vtt`, `${key}.webm`]);
  expect(readdirSync(folder).toSorted()).toEqual(files.toSorted());
  const pages = new Set([...formatPages, ...articlePages].map(({ key }) => key));
  expect(ownVideos.filter(({ format, article }) => !pages.has(format ?? article!))).toEqual([]);
  expect(videoOrigins(ownVideos)).toEqual({ frames: [], media: [] });
});
