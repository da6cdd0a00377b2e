import { describe, expect, it } from 'vitest';
import { xlsxParts, zipOf } from '../../../tests/support/made-files.ts';
import { listArchive, readArchived } from './archive.ts';

const limit = 1024;

describe('an archive of several files', () => {
  it('is listed by path, without folders and system files', async () => {
    const bytes = zipOf([
      { name: 'b/', data: '' },
      { name: 'b/uno.csv', data: 'a;b' },
      { name: 'B\\Dos.csv', data: 'a' },
      { name: '.DS_Store', data: 'x' },
      { name: '__MACOSX/b/._uno.csv', data: 'x' },
      { name: 'b/~$uno.xlsx', data: 'x' },
      { name: 'b/Thumbs.db', data: 'x' },
    ]);
    expect(await listArchive(bytes)).toEqual([
      { path: 'B/Dos.csv', size: 1 },
      { path: 'b/uno.csv', size: 3 },
    ]);
  });

  it('may have names in UTF-8, or in the DOS encoding of Windows', async () => {
    const bytes = zipOf([{ name: 'A%o 2026/Peña.csv', data: 'a' }]);
    expect((await listArchive(bytes))?.[0]?.path).toBe('A%o 2026/Peña.csv');
    const dos = zipOf([{ name: 'A%o 2026/enero.csv', data: 'hola' }]);
    const old = Buffer.from(dos.toString('latin1').replaceAll('%', '\u00a4'), 'latin1');
    expect((await listArchive(old))?.[0]?.path).toBe('Año 2026/enero.csv');
    const { bytes: content, fileName } = await readArchived(old, 'Año 2026/enero.csv', limit);
    expect({ content: content.toString(), fileName }).toEqual({ content: 'hola', fileName: 'enero.csv' });
  });

  it('is not recognised in a workbook or a text file', async () => {
    expect(await listArchive(zipOf(xlsxParts({ sheet: '' })))).toBeNull();
    expect(await listArchive(Buffer.from('a;b'))).toBeNull();
  });

  it('refuses a file larger than the limit, or missing', async () => {
    const bytes = zipOf([{ name: 'a.csv', data: 'x'.repeat(limit + 1) }]);
    await expect(readArchived(bytes, 'a.csv', limit)).rejects.toMatchObject({ issue: { code: 'file_too_large' } });
    await expect(readArchived(bytes, 'b.csv', limit)).rejects.toMatchObject({ issue: { code: 'file_empty' } });
  });
});
