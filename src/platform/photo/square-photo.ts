/**
 * Photos of people, drawn anew: whatever was sent, what is kept is 256 × 256 pixels of WebP that this process encoded, with no
 * metadata (a telephone writes where the picture was taken). Nothing of the original file survives, so nothing hidden in it does.
 */
import type { Sharp } from 'sharp';
import { AppError } from '#core/call/app-error.ts';
import { text } from './text.es.ts';

/** Of what may be sent, in bytes. */
export const largestPhoto = 5 * 1024 ** 2;

const side = 256;
const leastSide = 32;
const mostMegapixels = 50;
const mostSeconds = 10;

/** What is read at all: the three readers of pictures that people take, and none of those of drawings, documents and scientists. */
const readers = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];

type Open = (bytes: Uint8Array, options: object) => Sharp;
let opening: Promise<Open> | undefined;

/** Loaded on the first photo: starting does not wait for it. */
async function load(): Promise<Open> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: readers });
  // Every photo is seen once.
  sharp.cache(false);
  sharp.concurrency(1);
  return (bytes, options) => sharp(bytes, options);
}

/** Throws AppError `photo.refused` with the reason when it is not a whole picture of a known kind and a bearable size. */
export async function squarePhoto(bytes: Uint8Array): Promise<Buffer> {
  if (!looksLikePhoto(bytes)) throw refused(text.kind);
  opening ??= load();
  const open = await opening;
  const options = { limitInputPixels: mostMegapixels * 1_000_000, failOn: 'error', pages: 1 };
  // The header alone: a file that says it is a wall of pixels is not unpacked to find out.
  const size = await open(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (size === null) throw refused(text.damaged);
  if (size.width * size.height > options.limitInputPixels) throw refused(text.pixels(mostMegapixels));
  if (Math.min(size.width, size.height) < leastSide) throw refused(text.small(leastSide));
  const drawn = await open(bytes, options)
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .toColourspace('srgb')
    .webp({ quality: 82 })
    .timeout({ seconds: mostSeconds })
    .toBuffer()
    .catch(() => null);
  if (drawn === null) throw refused(text.damaged);
  return drawn;
}

/** By how it begins: its name and the type that the browser says prove nothing. */
function looksLikePhoto(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return (
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    start.startsWith('\xff\xd8\xff') ||
    (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP')
  );
}

const refused = (reason: string) => new AppError('photo.refused', { reason });
