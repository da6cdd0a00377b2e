/**
 * The spawner: a process that may change users and end what it started, and nothing else. It is started while the service
 * is still root, knows one program, and starts that alone, as the readers' own user.
 */
import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Priority } from '../fair-semaphore.ts';
import { isPriority } from '../nice-level.ts';
import { boundLauncher, type LaunchEvents, type Launched, type Launcher } from './launcher.ts';
import { noBounds, type ReaderBounds, type ReaderProgram } from './reader-command.ts';

type Order = { kind: 'launch'; id: number; priority: Priority; ahead: boolean } | { kind: 'kill'; id: number };
type Report =
  | { kind: 'bounds'; bounds: ReaderBounds }
  | { kind: 'opened'; id: number }
  | { kind: 'ended'; id: number; code: number | null; lastWords: string };

/** The spawner's side. Its end is that of its readers: each dies with the one that started it. */
export function serveLaunches(program: Omit<ReaderProgram, 'bounds'>): void {
  const launcher = boundLauncher(program);
  const running = new Map<number, Launched>();
  const tell = (report: Report, socket?: Socket) => process.send!(report, socket, {}, () => undefined);
  void launcher.bounds.then((bounds) => tell({ kind: 'bounds', bounds }));
  process.on('message', (order: Order) => {
    const { id } = order;
    if (order.kind === 'kill') running.get(id)?.kill();
    if (order.kind !== 'launch' || running.has(id) || !isPriority(order.priority)) return;
    const launched = launcher.launch(order.priority, order.ahead === true, {
      opened: (socket) => {
        // What it answers is for the service: this process must not read any of it.
        (socket as unknown as { _handle: { readStop(): void } })._handle.readStop();
        tell({ kind: 'opened', id }, socket);
      },
      ended: (code, lastWords) => {
        running.delete(id);
        tell({ kind: 'ended', id, code, lastWords });
      },
    });
    running.set(id, launched);
  });
  process.on('disconnect', () => process.exit(0));
  // A terminal sends them to all of its processes; the service decides when this one ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
}

/**
 * The service's side.
 * @param lost the spawner has ended: no reader can be started any more
 */
export function spawnerLauncher(
  spawner: ChildProcess,
  lost: () => void,
): Launcher & { bounds: Promise<ReaderBounds>; close(): void } {
  const listeners = new Map<number, LaunchEvents>();
  const bounds = Promise.withResolvers<ReaderBounds>();
  let last = 0;
  let isClosing = false;
  const send = (order: Order) => void (spawner.connected && spawner.send(order, () => undefined));
  const hold = (busy: boolean) => (busy ? spawner.channel?.ref() : spawner.channel?.unref());
  spawner.on('message', (report: Report, socket?: Socket) => {
    if (report.kind === 'bounds') return bounds.resolve(report.bounds);
    const events = listeners.get(report.id);
    if (report.kind === 'opened') return events ? events.opened(socket!) : socket?.destroy();
    listeners.delete(report.id);
    events?.ended(report.code, report.lastWords);
  });
  spawner.once('exit', () => {
    for (const events of listeners.values()) events.ended(null, '');
    listeners.clear();
    bounds.resolve(noBounds);
    if (!isClosing) lost();
  });
  spawner.unref();
  hold(false);
  return {
    bounds: bounds.promise,
    launch: (priority, ahead, events) => {
      last += 1;
      const id = last;
      listeners.set(id, events);
      send({ kind: 'launch', id, priority, ahead });
      return { kill: () => send({ kind: 'kill', id }), hold };
    },
    close: () => {
      isClosing = true;
      if (spawner.connected) spawner.disconnect();
    },
  };
}
