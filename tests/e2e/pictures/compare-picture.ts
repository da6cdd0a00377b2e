/**
 * A screen beside its kept picture: both at a quarter of their size, where the rendering of letters no longer counts and a
 * moved, missing or recoloured part still does.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const kept = join(import.meta.dirname, 'kept');
/** With `update`, the pictures are written instead of compared. */
const isUpdate = process.env.CUADRE_PICTURES === 'update';
/** Where the screens that differ are written, in full size. */
const differing = process.env.CUADRE_PICTURES_OUT ?? '/tmp/cuadre-pictures';

const SCALE = 1 / 4;
/** Of 255, in any channel: from it on a pixel differs. */
const LEAST_DIFFERENCE = 36;
/** Share of a picture that may differ: a date, a name, the rounding of a line. */
const MOST_DIFFERING = 0.006;

interface Small {
  data: Buffer;
  width: number;
  height: number;
}

async function small(png: Buffer): Promise<Small> {
  const { width } = await sharp(png).metadata();
  const { data, info } = await sharp(png)
    .removeAlpha()
    .resize({ width: Math.round(width * SCALE), kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * What is wrong with a screen, in one sentence, or null when it is as it was kept. `name`: path of the picture without its
 * ending.
 */
export async function differenceFrom(name: string, png: Buffer): Promise<string | null> {
  const file = join(kept, `${name}.webp`);
  const now = await small(png);
  if (isUpdate) {
    mkdirSync(dirname(file), { recursive: true });
    const raw = { width: now.width, height: now.height, channels: 3 as const };
    await sharp(now.data, { raw }).webp({ quality: 85, effort: 6 }).toFile(file);
    return null;
  }
  if (!existsSync(file)) return written(name, png, 'has no kept picture');
  const { data: before, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  if (info.width !== now.width || info.height !== now.height)
    return written(name, png, `is ${now.width} × ${now.height} and was ${info.width} × ${info.height} at a quarter`);
  const share = differingShare(before, now.data);
  if (share <= MOST_DIFFERING) return null;
  return written(name, png, `differs in ${(share * 100).toFixed(1)} % of its pixels`);
}

/** Share of the pixels that differ, of two pictures of one size in RGB. */
export function differingShare(before: Uint8Array, now: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < now.length; at += 3) {
    const differs = [0, 1, 2].some(
      (channel) => Math.abs(now[at + channel]! - before[at + channel]!) >= LEAST_DIFFERENCE,
    );
    if (differs) count++;
  }
  return count / (now.length / 3);
}

function written(name: string, png: Buffer, what: string): string {
  const file = join(differing, `${name}.png`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, png);
  return `${name} ${what}: see ${file}; if it is right, CUADRE_PICTURES=update npm run test:deep -- pictures`;
}
