/** Files chosen before the screen that loads them is open: the balance of a registration. In memory only. */
let waiting: readonly File[] = [];

export function leaveFiles(files: readonly File[]): void {
  waiting = files;
}

export function hasWaitingFiles(): boolean {
  return waiting.length > 0;
}

/** Each file is taken once. */
export function takeWaitingFiles(): readonly File[] {
  const taken = waiting;
  waiting = [];
  return taken;
}
