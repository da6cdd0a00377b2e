/**
 * Receives the one file of a multipart request into a temporary file, before it takes a place among the readers: a slow
 * or endless upload holds a file and a socket, nothing that others need. The file is deleted when its work ends.
 */
import { readFile } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#core/call/app-error.ts';
import { openArrivalFolder } from './arrival-folder.ts';
import { type ArrivalLimits, createArrivalGate, type Sender, usualArrivals } from './arrival-gate.ts';
import { type PlannedArrival, planArrival, type UploadLimit, usualLimit } from './read-upload.ts';

/** A file that has arrived whole. */
export interface ArrivedFile {
  /** Base name without folders, control characters and bidirectional overrides, at most 200 characters. */
  fileName: string;
  /** In bytes. */
  size: number;
  /** Temporary file, of mode 0600. */
  path: string;
  read(): Promise<Buffer>;
}

export interface Arrivals {
  /**
   * Runs `work` with the file of a request and then deletes it. Throws AppError `request.too_large` (or that of the
   * limit), `server.busy`, or `request.invalid` when there is no field `file`, or the client disconnects, stalls or
   * takes too long.
   */
  receive<Result>(
    request: FastifyRequest,
    sender: Sender,
    limit: UploadLimit | undefined,
    work: (file: ArrivedFile) => Promise<Result>,
  ): Promise<Result>;
  /** Refuses what is still arriving, and deletes all files. */
  close(): Promise<void>;
}

/** `folder`: shared by the processes of an installation. */
export function createArrivals(folder: string, limits: ArrivalLimits = usualArrivals): Arrivals {
  const files = openArrivalFolder(folder);
  const gate = createArrivalGate(limits);
  const running = new Set<Promise<unknown>>();
  const closing = Promise.withResolvers<never>();
  // There may be none to refuse.
  closing.promise.catch(() => {});

  const arrive = async <Result>(
    plan: PlannedArrival,
    sender: Sender,
    work: (file: ArrivedFile) => Promise<Result>,
  ): Promise<Result> => {
    const place = await gate.enter(sender, plan.bytes);
    try {
      const { path, handle, discard } = await files.create();
      try {
        const given = [place.givenUp, closing.promise];
        const { fileName, size } = await plan.write(handle, (bytes) => place.wrote(bytes), given);
        place.arrived();
        return await work({ fileName, size, path, read: () => readFile(path) });
      } finally {
        await discard();
      }
    } finally {
      place.leave();
    }
  };
  return {
    receive: async (request, sender, limit = usualLimit, work) => {
      const received = arrive(planArrival(request, limit), sender, work);
      running.add(received);
      try {
        return await received;
      } finally {
        running.delete(received);
      }
    },
    close: async () => {
      closing.reject(new AppError('server.busy'));
      await Promise.allSettled(running);
      files.close();
    },
  };
}
