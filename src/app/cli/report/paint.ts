/**
 * Terminal colours, and text truncated and padded to columns. Severity is never conveyed by colour alone: its word is
 * printed too.
 */
import type { Severity } from '#core/engine/severity.ts';
import { ownEscape } from './terminal.ts';

const CODES = {
  bold: '1',
  dim: '2',
  red: '31',
  orange: '38;5;166',
  yellow: '33',
  blue: '34',
  grey: '90',
  green: '32',
} as const;

export type Paint = (style: keyof typeof CODES, text: string) => string;

export function painter(colour: boolean): Paint {
  return (style, text) => (colour ? `${ownEscape}[${CODES[style]}m${text}${ownEscape}[0m` : text);
}

export const severityStyle = {
  critica: 'red',
  alta: 'orange',
  media: 'yellow',
  baja: 'blue',
  informativa: 'grey',
} as const satisfies Record<Severity, keyof typeof CODES>;

export function padded(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
}

/** Wraps at `width`, between words but not at non-breaking spaces. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \n\t]+/)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}
