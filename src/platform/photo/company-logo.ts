/**
 * Logos of companies: every upload becomes a PNG, which PDF takes with its transparent parts, without metadata. Its
 * pixels bound it: 600 × 300 of four bytes are 0.7 MB before they are packed.
 */
import { AppError } from '#core/call/app-error.ts';
import { drawAnew } from './decode-image.ts';

const box = { width: 600, height: 300 };

/** Throws AppError `logo.refused` with the reason when it is not a complete image of a supported kind and size. */
export function companyLogo(bytes: Uint8Array): Promise<Buffer> {
  return drawAnew(
    bytes,
    (image) => image.resize({ ...box, fit: 'inside', withoutEnlargement: true }).png(),
    (reason) => new AppError('logo.refused', { reason }),
  );
}
