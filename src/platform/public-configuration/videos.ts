/**
 * Videos of the help, from a JSON file of the operator: each belongs to an accounting package or to an article, and has a
 * transcript, so that nobody depends on the video.
 */
import { readFileSync } from 'node:fs';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { StartUpError } from '../start-up-error.ts';
import { text } from './text.es.ts';

const closed = { additionalProperties: false } as const;
const address = Type.String({ pattern: '^https://[^\\s"\'<>;]+$', maxLength: 500 });

const videoSchema = Type.Object(
  {
    /** Key of a format of the help, such as `siigo-nube`. */
    format: Type.Optional(Type.String({ pattern: '^[a-z][a-z-]{1,40}$' })),
    /** Key of an article of the help. */
    article: Type.Optional(Type.String({ pattern: '^[a-z][a-z-]{1,60}$' })),
    title: Type.String({ minLength: 3, maxLength: 120 }),
    /** A file (mp4, webm), or a page that is meant to be embedded. */
    url: address,
    /** Captions in Spanish (WebVTT) of a file; those of a page are its own. */
    captions: Type.Optional(address),
    /** What is said and shown, in paragraphs. */
    transcript: Type.Array(Type.String({ minLength: 1, maxLength: 4000 }), { minItems: 1, maxItems: 100 }),
  },
  closed,
);
const fileSchema = Type.Array(videoSchema, { maxItems: 100 });

export type HelpVideo = Static<typeof videoSchema>;

/** Videos of the file, or null without one. Throws StartUpError. */
export function readVideos(path = ''): HelpVideo[] | null {
  if (path === '') return null;
  let videos: unknown;
  try {
    videos = JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new StartUpError(text.unreadableVideos(path), { cause });
  }
  if (!Value.Check(fileSchema, videos)) {
    const [first] = Value.Errors(fileSchema, videos);
    throw new StartUpError(text.badVideos(path, first?.instancePath ?? ''));
  }
  const homeless = videos.find(({ format, article }) => (format === undefined) === (article === undefined));
  if (homeless !== undefined) throw new StartUpError(text.homelessVideo(path, homeless.title));
  return videos;
}

const file = /\.(mp4|webm)(\?|$)/i;

/** Whether the address is a video file, not a page with a player. */
export function isVideoFile(url: string): boolean {
  return file.test(url);
}

/** Origins of the pages that embed a video, and of the files: what pages may load besides what is ours. */
export function videoOrigins(videos: readonly HelpVideo[]): { frames: string[]; media: string[] } {
  const origins = (addresses: readonly string[]) =>
    [...new Set(addresses.filter((each) => !each.startsWith('/')).map((each) => new URL(each).origin))].sort();
  return {
    frames: origins(videos.filter(({ url }) => !isVideoFile(url)).map(({ url }) => url)),
    media: origins(
      videos
        .filter(({ url }) => isVideoFile(url))
        .flatMap(({ url, captions }) => [url, ...(captions ? [captions] : [])]),
    ),
  };
}
