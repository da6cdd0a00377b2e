/** The service as a process of its own, with terminal output and signals. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const entry = join(import.meta.dirname, '..', '..', 'src', 'app', 'server.ts');

export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;
  /** Output so far, stderr included. */
  output = '';

  /** Starts on a free port unless `env` sets one. */
  constructor(dataDirectory: string, env: Record<string, string> = {}) {
    const { DATABASE_URL: _, NODE_ENV: __, ...inherited } = process.env;
    this.#child = spawn(process.execPath, [entry], {
      env: { ...inherited, PORT: '0', CUADRE_DATA_DIR: dataDirectory, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
      });
    }
    this.#ended = once(this.#child, 'close');
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Waits for matching output and returns the match. Throws the output if the process exits first. */
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(this.output);
      if (match) return match;
      if (this.#child.exitCode !== null) throw new Error(`the server ended:\n${this.output}`);
      await sleep(20);
    }
  }

  /** Base URL. */
  async url(): Promise<string> {
    return (await this.says(/listo en (http:\S+)/))[1]!;
  }

  /** Sends a signal (if any) and waits for the exit. Returns the exit code, null after a kill. */
  async end(signal?: NodeJS.Signals): Promise<number | null> {
    if (signal !== undefined) this.#child.kill(signal);
    await this.#ended;
    return this.#child.exitCode;
  }
}
