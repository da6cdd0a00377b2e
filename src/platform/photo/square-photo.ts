/**
 * Re-encodes user photos: every upload becomes 256 × 256 pixels of WebP encoded by this process, without metadata
 * (phones store the location). Nothing of the original file survives, so nothing hidden in it does.
 */
import type { Sharp } from 'sharp';
import { AppError } from '#core/call/app-error.ts';
import { text } from './text.es.ts';

/** Maximum upload, in bytes. */
export const largestPhoto = 5 * 1024 ** 2;

const side = 256;
const leastSide = 32;
/** 64 MB once decoded. */
const mostMegapixels = 16;
const mostSeconds = 10;

/** Enabled decoders: the three of photos, none of vector, document and scientific formats. */
const readers = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];

type Open = (bytes: Uint8Array, options: object) => Sharp;
let opening: Promise<Open> | undefined;

/** Loaded on the first photo, to keep start-up fast. */
async function load(): Promise<Open> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: readers });
  // Every photo is decoded once.
  sharp.cache(false);
  sharp.concurrency(1);
  return (bytes, options) => sharp(bytes, options);
}

/** Throws AppError `photo.refused` with the reason when it is not a complete image of a supported kind and size. */
export async function squarePhoto(bytes: Uint8Array): Promise<Buffer> {
  if (!looksLikePhoto(bytes)) throw refused(text.kind);
  opening ??= load();
  const open = await opening;
  const options = { limitInputPixels: mostMegapixels * 1_000_000, failOn: 'error', pages: 1 };
  // Reads the header only: an image with excessive dimensions is not decoded.
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

/** By magic number: file name and declared type prove nothing. */
function looksLikePhoto(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return (
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    start.startsWith('\xff\xd8\xff') ||
    (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP')
  );
}

const refused = (reason: string) => new AppError('photo.refused', { reason });
