/** Spreadsheet dates as ISO text: Excel serial numbers, and the cell styles that display a number as a date or a percentage. */
import { isBuiltInPercent, isPercentFormat } from '../cells/shown-percentage.ts';
import { XmlCursor } from '../xml/xml-cursor.ts';

const DAY = 86_400_000;
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** Excel counts a non-existent 29 February 1900. */
const PHANTOM_LEAP_DAY = 60;
/** 31 December 9999, the last date of Excel. */
export const LAST_SERIAL = 2_958_465;
/** Built-in date formats: 14–22, 27–36, 45–47 and 50–58. */
const BUILT_IN_DATES: readonly [number, number][] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/**
 * ISO text of a serial (days since the epoch), with the time only if it has one; the number itself outside Excel's
 * calendar.
 */
export function serialToIso(serial: number, from1904: boolean): string | number {
  if (!(serial >= 0 && serial < LAST_SERIAL + 1)) return serial;
  const days = from1904 || serial >= PHANTOM_LEAP_DAY ? serial : serial + 1;
  return dateToIso(new Date((from1904 ? EPOCH_1904 : EPOCH_1900) + Math.round(days * DAY))) ?? serial;
}

/** ISO text of a UTC date; `null` for an invalid one. */
export function dateToIso(date: Date): string | null {
  if (Number.isNaN(date.getTime())) return null;
  const iso = date.toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 19);
}

/** For each cell style of `styles.xml`, whether it displays a date. */
export function readDateStyles(bytes: Buffer): boolean[] {
  return readStyles(bytes, isBuiltInDate, isDateFormat);
}

/** For each cell style of `styles.xml`, whether it displays a percentage. */
export function readPercentStyles(bytes: Buffer): boolean[] {
  return readStyles(bytes, isBuiltInPercent, isPercentFormat);
}

function readStyles(bytes: Buffer, isBuiltIn: (id: number) => boolean, isFormat: (code: string) => boolean): boolean[] {
  const cursor = new XmlCursor(bytes, 'styles');
  const formats = new Map<number, boolean>();
  const styles: boolean[] = [];
  let inCellFormats = false;
  for (let token = cursor.next(); token !== 'end'; token = cursor.next()) {
    if (token === 'text') continue;
    if (cursor.name === 'cellXfs') inCellFormats = token === 'open' && !cursor.empty;
    if (token === 'close') continue;
    const id = Number(cursor.attribute('numFmtId') ?? 0);
    if (cursor.name === 'numFmt') formats.set(id, isFormat(cursor.attribute('formatCode') ?? ''));
    if (cursor.name === 'xf' && inCellFormats) styles.push(formats.get(id) ?? isBuiltIn(id));
  }
  return styles;
}

function isBuiltInDate(id: number): boolean {
  return BUILT_IN_DATES.some(([first, last]) => id >= first && id <= last);
}

/** Outside quotes, escapes and brackets only date formats contain the letters of year, month, day, hour and second. */
function isDateFormat(code: string): boolean {
  const bare = code.slice(0, 255).replace(/"[^"]*"|\\.|[_*].|\[[^\]]*\]/g, '');
  return !/general/i.test(bare) && /[ymdhs]/i.test(bare);
}
