/** Parts of an xlsx package: sheets in order with names and visibility, and shared tables. */
import { damaged } from '../unreadable.ts';
import { XmlCursor } from '../xml/xml-cursor.ts';
import type { ZipArchive } from '../zip/zip-directory.ts';
import { inflateWhole } from '../zip/zip-inflate.ts';

/** Real workbook, relationship and style parts are far below this. */
const MAX_PART_BYTES = 32 * 1024 ** 2;
/** The head of every sheet is read: a workbook with more sheets is an attack. */
const MAX_SHEETS = 256;

export interface SheetPart {
  name: string;
  hidden: boolean;
  /** Archive entry of its XML. */
  path: string;
}

export interface WorkbookParts {
  sheets: SheetPart[];
  sharedStrings?: string;
  styles?: string;
  from1904: boolean;
}

interface Relationship {
  /** Last segment of the relationship type: `worksheet`, `styles`… equal in both flavours of OOXML. */
  type: string;
  path: string;
}

/** Bytes of a small part. Throws `UnreadableFile` when missing or damaged. */
export async function readPart(archive: ZipArchive, path: string, limit = MAX_PART_BYTES): Promise<Buffer> {
  const entry = archive.entries.get(path.toLowerCase());
  if (entry === undefined) throw damaged(path);
  return inflateWhole(archive, entry, limit);
}

/** Path of the workbook part, or undefined if the package is something else. */
export async function findWorkbookPart(archive: ZipArchive): Promise<string | undefined> {
  const usual = archive.entries.has('xl/workbook.xml') ? 'xl/workbook.xml' : undefined;
  if (!archive.entries.has('_rels/.rels')) return usual;
  const roots = await readRelationships(archive, '');
  return [...roots.values()].find((relationship) => relationship.type === 'officeDocument')?.path ?? usual;
}

/** Reads the workbook part and its relationships. Throws `UnreadableFile`. */
export async function readWorkbookParts(archive: ZipArchive, path: string): Promise<WorkbookParts> {
  const relationships = await readRelationships(archive, path);
  const parts: WorkbookParts = { sheets: [], from1904: false };
  for (const { type, path: target } of relationships.values()) {
    if (type === 'sharedStrings' && archive.entries.has(target.toLowerCase())) parts.sharedStrings = target;
    if (type === 'styles' && archive.entries.has(target.toLowerCase())) parts.styles = target;
  }
  const cursor = new XmlCursor(await readPart(archive, path), path);
  for (let token = cursor.next(); token !== 'end'; token = cursor.next()) {
    if (token !== 'open') continue;
    if (cursor.name === 'workbookPr') parts.from1904 = isTrue(cursor.attribute('date1904'));
    if (cursor.name !== 'sheet') continue;
    const relationship = relationships.get(cursor.attribute('id') ?? '');
    if (relationship?.type === 'worksheet') {
      const hidden = (cursor.attribute('state') ?? 'visible') !== 'visible';
      parts.sheets.push({ name: cursor.attribute('name') ?? '', hidden, path: relationship.path });
    }
  }
  const paths = new Set(parts.sheets.map((sheet) => sheet.path.toLowerCase()));
  // A part of two sheets would be read once per sheet: a small file could name one a thousand times.
  if (paths.size < parts.sheets.length || paths.size === 0 || paths.size > MAX_SHEETS) throw damaged(path);
  return parts;
}

/** Relationships of a part (of the package itself when `source` is empty), by id. */
async function readRelationships(archive: ZipArchive, source: string): Promise<Map<string, Relationship>> {
  const folder = source.slice(0, source.lastIndexOf('/') + 1);
  const path = `${folder}_rels/${source.slice(folder.length)}.rels`;
  const cursor = new XmlCursor(await readPart(archive, path), path);
  const relationships = new Map<string, Relationship>();
  for (let token = cursor.next(); token !== 'end'; token = cursor.next()) {
    if (token !== 'open' || cursor.name !== 'Relationship') continue;
    const type = cursor.attribute('Type') ?? '';
    relationships.set(cursor.attribute('Id') ?? '', {
      type: type.slice(type.lastIndexOf('/') + 1),
      path: resolvePath(folder, cursor.attribute('Target') ?? ''),
    });
  }
  return relationships;
}

function resolvePath(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of (target.startsWith('/') ? target : folder + target).replaceAll('\\', '/').split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
