/** `cuadre` as `src/app/cli.ts` runs it: in the process of the test, or as a process of its own where that is the matter. */
import { execFile } from 'node:child_process';
import { runCommand } from '#app/cli/commands.ts';

export const cuadreEntry = new URL('../../src/app/cli.ts', import.meta.url).pathname;

/** Exit code and what was printed. */
export interface CuadreRun {
  code: number;
  out: string;
  err: string;
}

/** Runs a command in this process. One at a time: both streams are the process's. */
export async function cuadre(...args: string[]): Promise<CuadreRun> {
  const [out, err] = [captured(process.stdout), captured(process.stderr)];
  try {
    const code = await runCommand(args);
    return { code, out: out.text(), err: err.text() };
  } finally {
    out.restore();
    err.restore();
  }
}

/** Runs a command as its users do. */
export function cuadreProcess(...args: string[]): Promise<CuadreRun> {
  return new Promise((resolve) => {
    execFile(process.execPath, [cuadreEntry, ...args], { maxBuffer: 1 << 28 }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

function captured(stream: NodeJS.WriteStream): { text: () => string; restore: () => void } {
  const { write } = stream;
  let text = '';
  stream.write = (chunk: string | Uint8Array) => {
    text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    return true;
  };
  return {
    text: () => text,
    restore: () => {
      stream.write = write;
    },
  };
}
