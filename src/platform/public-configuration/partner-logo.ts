/** Logo files of the partner, read at start and served from our own address. */

import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { lookUp } from '#core/dictionary/look-up.ts';
import { StartUpError } from '../start-up-error.ts';
import { text } from './text.es.ts';

export interface LogoFile {
  type: string;
  bytes: Buffer;
}

export interface PartnerLogo {
  light: LogoFile;
  dark: LogoFile;
}

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

const largest = 200 * 1024;

/** Paths of the logo for a light page and for a dark one, by default the same. Null without one. Throws StartUpError. */
export function readPartnerLogo(light = '', dark = ''): PartnerLogo | null {
  if (light === '') {
    if (dark !== '') throw new StartUpError(text.darkLogoAlone);
    return null;
  }
  return { light: readLogo(light), dark: readLogo(dark || light) };
}

function readLogo(path: string): LogoFile {
  const type = lookUp(types, extname(path).toLowerCase());
  if (type === undefined) throw new StartUpError(text.badLogo(path));
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (cause) {
    throw new StartUpError(text.noLogo(path), { cause });
  }
  if (bytes.length === 0 || bytes.length > largest) throw new StartUpError(text.badLogo(path));
  return { type, bytes };
}
