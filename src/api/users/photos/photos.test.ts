import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { me } from '#api/access/auth/contract.ts';
import { startTestService, type TestService } from '../../../../tests/support/test-service.ts';
import { getUser } from '../users/contract.ts';
import { deletePhoto, getPhoto, getUserPhoto, putPhoto } from './contract.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const name = 'foto.png';
const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });

/** A PNG header of the given dimensions without picture data. */
function pngOf(width: number, height: number, data = Buffer.alloc(0)): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type), body])));
    return Buffer.concat([length, Buffer.from(type), body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

describe('a photo', () => {
  test.each(['png', 'jpeg', 'webp'] as const)(
    'of %s is drawn anew in 256 × 256 pixels without metadata',
    async (kind) => {
      const user = await service.newUser();
      const bytes = await drawing(900, 600)
        .withExif({ IFD0: { Copyright: 'calle 100 con 15' }, IFD3: { GPSLatitude: '4/1 40/1 0/1' } })
        .toFormat(kind)
        .toBuffer();
      const { data } = await user.ok(putPhoto, { file: { name: '../../x.svg', bytes } });
      const answer = await user.send(getPhoto);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      const { format, width, height, exif, icc, xmp } = await sharp(answer.bytes).metadata();
      expect({ format, width, height, exif, icc, xmp }).toMatchObject({ format: 'webp', width: 256, height: 256 });
      expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
      expect((await user.ok(me)).data.attributes.photo).toBe(data.photo);
    },
  );

  test('of 16 megapixels is drawn, whatever balances are being read', async () => {
    const user = await service.newUser();
    const done = Promise.withResolvers<void>();
    const reading = Array.from({ length: 8 }, (_, place) =>
      service.services.places.run(
        { account: place < 4 ? user.accountId : String(place), kind: 'reading' },
        () => done.promise,
      ),
    );
    const bytes = await drawing(4000, 4000).png().toBuffer();
    await user.ok(putPhoto, { file: { name, bytes } });
    done.resolve();
    await Promise.all(reading);
  });

  test('has a new version when replaced, and none when deleted', async () => {
    const user = await service.newUser();
    const first = await user.ok(putPhoto, { file: { name, bytes: await drawing(300, 300).png().toBuffer() } });
    const other = await drawing(300, 300).negate().png().toBuffer();
    const second = await user.ok(putPhoto, { file: { name, bytes: other } });
    expect(second.data.photo).not.toBe(first.data.photo);
    await user.ok(deletePhoto);
    await user.fails(getPhoto, 'resource.not_found');
    expect((await user.ok(me)).data.attributes.photo).toBeNull();
  });

  test('is visible to users who may see its owner, and to no other account', async () => {
    const root = await service.newUser();
    const guest = await service.newUser({ accountId: root.accountId, isRoot: false });
    const stranger = await service.newUser();
    const { data } = await guest.ok(putPhoto, { file: { name, bytes: await drawing(64, 64).png().toBuffer() } });
    const params = { userId: guest.userId };
    expect((await root.send(getUserPhoto, { params })).status).toBe(200);
    expect((await root.ok(getUser, { params })).data.attributes.photo).toBe(data.photo);
    await stranger.fails(getUserPhoto, 'resource.not_found', { params });
    await guest.fails(getUserPhoto, 'auth.forbidden', { params: { userId: root.userId } });
    await service.anonymous.fails(getUserPhoto, 'auth.required', { params });
  });
});

describe('a hostile file is refused with its reason', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert(1)</script></svg>';
  const noise = randomBytes(4000);
  const cases: [string, Buffer, RegExp][] = [
    ['an SVG', Buffer.from(svg), /PNG, JPG o WebP/],
    [
      'an SVG behind the beginning of a PNG',
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(svg)]),
      /dañado/,
    ],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>'), /PNG, JPG o WebP/],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), /PNG, JPG o WebP/],
    ['a PDF', Buffer.from('%PDF-1.7\n'), /PNG, JPG o WebP/],
    ['nothing', Buffer.alloc(0), /PNG, JPG o WebP/],
    ['a wall of pixels', pngOf(60_000, 60_000, deflateSync(Buffer.alloc(100_000))), /16 millones/],
    ['a picture of just over 16 megapixels', pngOf(4001, 4000), /16 millones/],
    ['a size beyond all sense', pngOf(2 ** 31 - 1, 2 ** 31 - 1), /dañado|16 millones/],
    ['a picture that ends early', pngOf(300, 300, deflateSync(Buffer.alloc(10))), /dañado/],
    ['noise behind the beginning of a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), noise]), /dañado/],
    [
      'noise behind the beginning of a WebP',
      Buffer.concat([Buffer.from('RIFF\x00\x00\x00\x00WEBP', 'latin1'), noise]),
      /dañado/,
    ],
    ['a dot', pngOf(1, 1, deflateSync(Buffer.alloc(4))), /32 × 32/],
  ];
  test.each(cases)('%s', async (_name, bytes, reason) => {
    const user = await service.newUser();
    const { message } = await user.fails(putPhoto, 'photo.refused', { file: { name, bytes } });
    expect(message).toMatch(reason);
    await user.fails(getPhoto, 'resource.not_found');
  });

  test('more than 5 MB', async () => {
    const user = await service.newUser();
    const bytes = Buffer.concat([await drawing(64, 64).png().toBuffer(), Buffer.alloc(5 * 1024 ** 2)]);
    expect((await user.fails(putPhoto, 'photo.too_large', { file: { name, bytes } })).message).toContain('5 MB');
  });

  test('data hidden behind a picture does not survive', async () => {
    const user = await service.newUser();
    const hidden = Buffer.from('<script>alert("hola")</script>PK\x03\x04');
    const bytes = Buffer.concat([await drawing(300, 300).jpeg().toBuffer(), hidden]);
    await user.ok(putPhoto, { file: { name, bytes } });
    const kept = await user.send(getPhoto);
    expect(kept.bytes.includes('script')).toBe(false);
    expect(kept.bytes.includes('PK\x03\x04')).toBe(false);
  });
});
