/** User photos: every upload becomes 256 × 256 pixels of WebP without metadata (phones store the location). */
import { AppError } from '#core/call/app-error.ts';
import { drawAnew } from './decode-image.ts';

const side = 256;

/** Throws AppError `photo.refused` with the reason when it is not a complete image of a supported kind and size. */
export function squarePhoto(bytes: Uint8Array): Promise<Buffer> {
  return drawAnew(
    bytes,
    (image) => image.resize(side, side, { fit: 'cover' }).webp({ quality: 82 }),
    (reason) => new AppError('photo.refused', { reason }),
  );
}
