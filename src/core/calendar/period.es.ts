/** Spanish month names: formatting, and parsing from report titles. */
import type { Period } from './period.ts';

export const monthNames = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
  'cierre',
] as const;

/** What a name that `monthFromName` parses begins with. */
export const monthBeginnings: readonly string[] = [...monthNames.map((name) => name.slice(0, 3)), 'set'];

/** `marzo de 2026`; the closing period is `cierre de 2026`. */
export function formatPeriod(period: Period): string {
  return `${monthNames[period.month - 1]} de ${period.year}`;
}

/** `Marzo de 2026` of `marzo de 2026`: what a sentence begins with. */
export function atStart(words: string): string {
  return words.replace(/^./u, (letter) => letter.toUpperCase());
}

/** `mar 2026`, for narrow layouts. */
export function formatShortPeriod(period: Period): string {
  return `${shortMonth(period.month)} ${period.year}`;
}

/** `mar`; the closing period is `cie`. */
export function shortMonth(month: number): string {
  return (monthNames[month - 1] ?? '').slice(0, 3);
}

/** Parses a Spanish month name or abbreviation (`Enero`, `SEPT`, `setiembre`, `dic.`); null if unknown. */
export function monthFromName(name: string): number | null {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '')
    .toLowerCase()
    .replace(/^setiembre|^set$/, 'septiembre');
  if (plain.length < 3) return null;
  const index = monthNames.findIndex(
    (month) => month.startsWith(plain) || (plain === 'sept' && month === 'septiembre'),
  );
  return index < 0 ? null : index + 1;
}

/** `5 de diciembre de 2026` of '2026-12-05'. */
export function formatDayOfYear(iso: string): string {
  const [year, month = 1, day] = iso.split('-').map(Number);
  return `${day} de ${monthNames[month - 1]} de ${year}`;
}
