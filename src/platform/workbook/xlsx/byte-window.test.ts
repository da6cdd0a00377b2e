import { expect, test } from 'vitest';
import { zipOf } from '../../../../tests/support/made-files.ts';
import { readZipDirectory } from '../zip/zip-directory.ts';
import { inflateWhole, ROOM_BEHIND } from '../zip/zip-inflate.ts';
import { ByteWindow } from './byte-window.ts';

/** Longer than what Node.js allocates together. */
const text = 'a'.repeat(200_000);

/** Bytes of an entry, inflated at once. */
async function inflated(): Promise<Buffer> {
  const archive = readZipDirectory(zipOf([{ name: 'sheet.xml', data: text }]));
  return inflateWhole(archive, archive.entries.get('sheet.xml')!, text.length);
}

/** What a window holds, and whether zeros follow. */
function heldBy(window: ByteWindow): { text: string; isFollowedByZeros: boolean } {
  const behind = window.bytes.subarray(window.end, window.end + ROOM_BEHIND);
  return {
    text: window.bytes.toString('latin1', 0, window.end),
    isFollowedByZeros: behind.length === ROOM_BEHIND && behind.every((byte) => byte === 0),
  };
}

test('what was inflated at once is read where it is, and left as it is by what follows', async () => {
  const chunk = await inflated();
  const window = new ByteWindow();
  window.append(chunk, 0);
  expect(window.bytes.buffer).toBe(chunk.buffer);
  expect(heldBy(window)).toEqual({ text, isFollowedByZeros: true });
  window.append(Buffer.from('bb'), text.length - 1);
  expect(heldBy(window)).toEqual({ text: 'abb', isFollowedByZeros: true });
  expect(chunk.toString('latin1')).toBe(text);
});

test('memory that a chunk shares with others is copied, however long it is', () => {
  const memory = Buffer.alloc(200 + ROOM_BEHIND, 'x');
  const window = new ByteWindow();
  window.append(memory.subarray(0, 200), 0);
  expect(heldBy(window)).toEqual({ text: 'x'.repeat(200), isFollowedByZeros: true });
  expect(memory.toString('latin1')).toBe('x'.repeat(200 + ROOM_BEHIND));
});
