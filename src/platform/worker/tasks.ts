/** Messages between the main thread and worker threads. */

/** Tasks of a worker by name: structured-cloneable input, progress and result. */
export type Tasks = Record<string, (input: never, progress: never) => Promise<unknown>>;

export type InputOf<T extends Tasks, Name extends keyof T> = Parameters<T[Name]>[0];
export type StepOf<T extends Tasks, Name extends keyof T> = T[Name] extends (
  input: never,
  progress: (step: infer Step) => void,
) => unknown
  ? Step
  : never;
export type ResultOf<T extends Tasks, Name extends keyof T> = Awaited<ReturnType<T[Name]>>;

export interface TaskRequest {
  task: string;
  input: unknown;
}

/** `ready`: everything is loaded. */
export type TaskAnswer =
  | { kind: 'ready' }
  | { kind: 'step'; step: unknown }
  | { kind: 'result'; result: unknown }
  | { kind: 'error'; name: string; message: string; stack: string };

/** Buffers that are direct fields of a message: transferred to the other thread instead of copied. */
export function movable(message: unknown): ArrayBuffer[] {
  if (typeof message !== 'object' || message === null) return [];
  const buffers = Object.values(message).flatMap((value: unknown) => {
    const all = value instanceof Uint8Array && value.byteLength === value.buffer.byteLength;
    return all && value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  });
  return [...new Set(buffers)];
}
