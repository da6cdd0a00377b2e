/** Progress on stderr: one self-rewriting line on a terminal, nothing elsewhere. */

import { ownEscape, ownReturn } from './terminal.ts';

export interface StatusLine {
  show(line: string): void;
  clear(): void;
}

export function statusLine(stream: NodeJS.WriteStream): StatusLine {
  if (!stream.isTTY) return { show: () => {}, clear: () => {} };
  const width = stream.columns ?? 80;
  return {
    show: (line) => stream.write(`${ownReturn}${ownEscape}[2K${line.slice(0, width - 1)}`),
    clear: () => stream.write(`${ownReturn}${ownEscape}[2K`),
  };
}
