/**
 * Opens uploaded images for drawing them anew: PNG, JPEG and WebP alone, of a bounded number of pixels. Nothing of the
 * original file survives, so nothing hidden in it does.
 */
import type { Sharp } from 'sharp';
import { text } from './text.es.ts';

/** Maximum upload, in bytes. */
export const largestImage = 5 * 1024 ** 2;

const leastSide = 32;
/** 64 MB once decoded. */
const mostMegapixels = 16;
const mostSeconds = 10;

/** Enabled decoders: the three of photos, none of vector, document and scientific formats. */
const readers = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];

type Open = (bytes: Uint8Array, options: object) => Sharp;
let opening: Promise<Open> | undefined;

/** Loaded on the first image, to keep start-up fast. */
async function load(): Promise<Open> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: readers });
  // Every image is decoded once.
  sharp.cache(false);
  sharp.concurrency(1);
  return (bytes, options) => sharp(bytes, options);
}

/**
 * Draws an image anew, upright and in sRGB, without metadata. Throws what `refused` makes of the reason when it is not
 * a complete image of a supported kind and size.
 */
export async function drawAnew(
  bytes: Uint8Array,
  draw: (image: Sharp) => Sharp,
  refused: (reason: string) => Error,
): Promise<Buffer> {
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
  const drawn = await draw(open(bytes, options).autoOrient().toColourspace('srgb'))
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
