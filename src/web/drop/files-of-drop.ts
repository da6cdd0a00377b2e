/** Files of a drop or a picker, folders included, each with its folder path. */

/** A dropped file with its folder (empty: none). */
export interface PlacedFile {
  file: File;
  folder: string;
}

/** Files that operating systems and office programs leave in folders. */
const rubbish = /^(\.|~\$|thumbs\.db$|desktop\.ini$)/i;
/** Limit per drop. */
export const mostFiles = 500;

/** Must be called during the drop event: its entries are gone afterwards. */
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

/** Sorted by name. The reader returns batches of up to 100, then an empty one. */
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

/** Files of an input in drop order; of a folder picker with their path. */
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
