import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { createDiskSpace } from './disk-space.ts';

const gigabyte = 1024 ** 3;
const disk = (size: number, free: number) =>
  createDiskSpace('/', async () => ({
    bsize: 4096,
    blocks: (size * gigabyte) / 4096,
    bavail: (free * gigabyte) / 4096,
  }));

test.each([
  [100, 5.1, true],
  [100, 4.9, false],
  [1, 0.051, true],
  [1, 0, false],
  [4000, 10.1, true],
  [4000, 9.9, false],
])('of %d GB with %d free takes files: %s', async (size, free, takes) => {
  const answer = await disk(size, free)
    .refuseWhenFull()
    .catch((error: Error) => error);
  expect(answer).toEqual(takes ? undefined : expect.objectContaining({ code: 'server.disk_full' }));
});

test('a file system that says nothing is not in the way', async () => {
  await createDiskSpace('/', () => Promise.reject(new Error('ENOSYS'))).refuseWhenFull();
  await createDiskSpace('/', async () => ({ bsize: 0, blocks: 0, bavail: 0 })).refuseWhenFull();
});

test('asks the system', async () => {
  const asked: string[] = [];
  const { statfs } = await import('node:fs/promises');
  await createDiskSpace(tmpdir(), (folder) => {
    asked.push(folder);
    return statfs(folder);
  })
    .refuseWhenFull()
    .catch(() => {});
  expect(asked).toEqual([tmpdir()]);
});

test('room for a file is taken while it is on its way, and given back when it has arrived or failed', async () => {
  const { withRoomFor } = disk(10, 2);
  const first = Promise.withResolvers<void>();
  const counted = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const large = 0.9 * gigabyte;
  const one = withRoomFor(large, async (arrived) => {
    await first.promise;
    arrived();
    counted.resolve();
    await second.promise;
  });
  await expect(withRoomFor(large, async () => {})).rejects.toMatchObject({ code: 'server.disk_full' });
  first.resolve();
  await counted.promise;
  await withRoomFor(large, async () => {});
  await expect(withRoomFor(large, () => Promise.reject(new Error('the client left')))).rejects.toThrow('left');
  await withRoomFor(large, async () => {});
  second.resolve();
  await one;
  await expect(withRoomFor(2 * large, async () => {})).rejects.toMatchObject({ code: 'server.disk_full' });
});
