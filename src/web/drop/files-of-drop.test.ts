import { describe, expect, it } from 'vitest';
import { filesOfDrop, filesOfInput } from './files-of-drop.ts';

const file = (name: string, path = '') => Object.assign(new File(['x'], name), { webkitRelativePath: path });

type Made = { name: string; isFile: boolean; isDirectory: boolean };

const fileEntry = (name: string): Made => {
  const entry = { name, isFile: true, isDirectory: false, file: (done: (found: File) => void) => done(file(name)) };
  return entry;
};

/** Returns two entries per read, as browsers return 100. */
function folderEntry(name: string, inside: readonly Made[]): Made {
  const createReader = () => {
    const left = [...inside];
    return { readEntries: (done: (some: Made[]) => void) => done(left.splice(0, 2)) };
  };
  return Object.assign({ name, isFile: false, isDirectory: true }, { createReader });
}

const drop = (...entries: Made[]) =>
  ({
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
    files: entries.map(({ name }) => file(name)),
  }) as unknown as DataTransfer;

const told = (files: Awaited<ReturnType<typeof filesOfDrop>>) =>
  files.map(({ file: { name }, folder }) => [folder, name]);

describe('the files of a drop', () => {
  it('are those of its folders too, each with the folder that it lay in', async () => {
    const year = folderEntry('2026', [
      fileEntry('c.xlsx'),
      fileEntry('a.xlsx'),
      fileEntry('b.xlsx'),
      fileEntry('~$a.xlsx'),
    ]);
    const files = await filesOfDrop(
      drop(fileEntry('suelto.csv'), folderEntry('Norte', [year, fileEntry('.DS_Store')])),
    );
    expect(told(files)).toEqual([
      ['', 'suelto.csv'],
      ['Norte/2026', 'a.xlsx'],
      ['Norte/2026', 'b.xlsx'],
      ['Norte/2026', 'c.xlsx'],
    ]);
  });

  it('are as they come where there is no folder', async () => {
    expect(told(await filesOfDrop(drop(fileEntry('b.csv'), fileEntry('a.csv'))))).toEqual([
      ['', 'b.csv'],
      ['', 'a.csv'],
    ]);
  });
});

describe('the files of a choice', () => {
  it('say where in the chosen folder they lay, without what systems leave there', () => {
    const list = [
      file('a.csv', 'Norte/2026/a.csv'),
      file('.DS_Store', 'Norte/.DS_Store'),
      file('x.csv', 'Norte/.git/x.csv'),
    ];
    expect(told(filesOfInput(list as unknown as FileList))).toEqual([['Norte/2026', 'a.csv']]);
    expect(told(filesOfInput([file('.raro.csv')] as unknown as FileList))).toEqual([['', '.raro.csv']]);
    expect(filesOfInput(null)).toEqual([]);
  });
});
