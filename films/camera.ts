/** Records a page as frames with their times, and makes a WebM of them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';

export const frame = { width: 1280, height: 720 } as const;
/** A screen moves little: the more frames, the larger the file. */
const FRAMES_A_SECOND = 8;
/** Constant quality of VP9, 0 (best) to 63. */
const QUALITY = 40;

interface Shot {
  file: string;
  /** Seconds since the Unix epoch. */
  at: number;
}

interface Span {
  /** Seconds since the Unix epoch. */
  from: number;
  to: number;
}

interface Take extends Span {
  cuts: readonly Span[];
}

export class Camera {
  readonly #session: CDPSession;
  readonly #folder = mkdtempSync(join(tmpdir(), 'cuadre-film-'));
  readonly #shots: Shot[] = [];

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Camera> {
    const session = await page.context().newCDPSession(page);
    const camera = new Camera(session);
    session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
      const file = join(camera.#folder, `${camera.#shots.length}.jpg`);
      writeFileSync(file, Buffer.from(data, 'base64'));
      camera.#shots.push({ file, at: metadata.timestamp ?? Date.now() / 1000 });
      void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 92, everyNthFrame: 1 });
    return camera;
  }

  /** Stops, and writes the film from `from` to `to` (seconds since the Unix epoch) without `cuts` to `path`. */
  async develop(path: string, { from, to, cuts }: Take): Promise<void> {
    await this.#session.send('Page.stopScreencast');
    try {
      const list = join(this.#folder, 'shots.txt');
      writeFileSync(list, this.#listed({ from, to, cuts }));
      await encode(list, path);
    } finally {
      rmSync(this.#folder, { recursive: true, force: true });
    }
  }

  /** The shots with their durations, as ffmpeg's `concat` reads them: it ignores the duration of the last, which is repeated. */
  #listed({ from, to, cuts }: Take): string {
    const seen = this.#shots.flatMap(({ file, at }, index) => {
      const span = { from: Math.max(at, from), to: Math.min(this.#shots[index + 1]?.at ?? to, to) };
      const cut = cuts.reduce((sum, one) => sum + overlap(one, span), 0);
      const duration = span.to - span.from - cut;
      return duration > 0.001 ? [{ file, duration }] : [];
    });
    if (seen.length === 0) throw new Error('nothing was recorded');
    const lines = seen.map(({ file, duration }) => `file '${file}'\nduration ${duration.toFixed(3)}\n`);
    return `ffconcat version 1.0\n${lines.join('')}file '${seen.at(-1)!.file}'\n`;
  }
}

function overlap(a: Span, b: Span): number {
  return Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));
}

async function encode(list: string, path: string): Promise<void> {
  const { width, height } = frame;
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list],
      ...['-vf', `scale=${width}:${height}:flags=lanczos,fps=${FRAMES_A_SECOND}`],
      ...['-c:v', 'libvpx-vp9', '-crf', String(QUALITY), '-b:v', '0', '-row-mt', '1', '-cpu-used', '3'],
      ...['-pix_fmt', 'yuv420p', '-g', '240', '-an', '-map_metadata', '-1', '-fflags', '+bitexact', path],
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const [code] = (await once(ffmpeg, 'close')) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
