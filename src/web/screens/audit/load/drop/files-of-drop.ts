/** The files of a drop or a choice, those of its folders included, each with the folder that it lay in. */
import type { PlacedFile } from '../loaded-files.ts';

/** What systems and office programs leave in folders. */
const rubbish = /^(\.|~\$|thumbs\.db$|desktop\.ini$)/i;
/** Of one drop: a whole disk is a mistake. */
export const mostFiles = 500;

/** To be called while the drop is being handled: its entries are gone afterwards. */
export async function filesOfDrop(transfer: DataTransfer): Promise<PlacedFile[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (!entries.some((entry) => entry.isDirectory)) return [...transfer.files].map((file) => ({ file, folder: '' }));
  const files: PlacedFile[] = [];
  for (const entry of entries) await collect(entry, '', files);
  return files;
}

async function collect(entry: FileSystemEntry, folder: string, files: PlacedFile[]): Promise<void> {
  if (rubbish.test(entry.name) || files.length > mostFiles) return;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    files.push({ file, folder });
    return;
  }
  const inside = folder ? `${folder}/${entry.name}` : entry.name;
  for (const one of await entriesOf(entry as FileSystemDirectoryEntry)) await collect(one, inside, files);
}

/** By name. A reader gives a hundred at a time, and none when it is done. */
async function entriesOf(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return entries.sort((a, b) => a.name.localeCompare(b.name, 'es'));
    entries.push(...some);
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

/** Files of an input, in the order of a drop; of a chosen folder they say where they lay. */
export function filesOfInput(list: FileList | null): PlacedFile[] {
  return [...(list ?? [])]
    .map((file) => ({ file, folder: file.webkitRelativePath.split('/').slice(0, -1).join('/') }))
    .filter(
      ({ file, folder }) => folder === '' || ![...folder.split('/'), file.name].some((name) => rubbish.test(name)),
    )
    .sort(
      (a, b) => a.folder.localeCompare(b.folder, 'es') || (a.folder ? a.file.name.localeCompare(b.file.name, 'es') : 0),
    );
}
