/** Pictures of notifications: every upload becomes WebP without metadata, as wide as it is shown. */
import { AppError } from '#core/call/app-error.ts';
import { drawAnew } from './decode-image.ts';

/** Twice the width at which a notification shows it, for dense screens. */
const widest = 1000;
const tallest = 1200;

/** Never enlarged. Throws AppError `photo.refused` with the reason as `squarePhoto` does. */
export function widePicture(bytes: Uint8Array): Promise<Buffer> {
  return drawAnew(
    bytes,
    (image) => image.resize(widest, tallest, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 82 }),
    (reason) => new AppError('photo.refused', { reason }),
  );
}
