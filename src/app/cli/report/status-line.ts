/** Progress on stderr: one self-rewriting line on a terminal, nothing elsewhere. */

export interface StatusLine {
  show(line: string): void;
  clear(): void;
}

export function statusLine(stream: NodeJS.WriteStream): StatusLine {
  if (!stream.isTTY) return { show: () => {}, clear: () => {} };
  const width = stream.columns ?? 80;
  return {
    show: (line) => stream.write(`\r\u001b[2K${line.slice(0, width - 1)}`),
    clear: () => stream.write('\r\u001b[2K'),
  };
}
