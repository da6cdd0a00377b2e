/**
 * Thread of a worker process: ends the process when the one that started it is gone, also in the middle of a computation,
 * which hears nothing. The other end of its standard input closes then, by whatever signal.
 */
import { Socket } from 'node:net';

new Socket({ fd: 0, readable: true, writable: false })
  .on('close', () => process.kill(process.pid, 'SIGKILL'))
  .on('error', () => undefined)
  .resume();
