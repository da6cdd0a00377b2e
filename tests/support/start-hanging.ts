/** A process with a worker process that computes without end; prints the id of the latter. */
import { processRunner } from '#platform/worker/process-runner.ts';

const entry = new URL('made-tasks.ts', import.meta.url);
const start = processRunner({ entry, memoryMb: 256, priority: 'usual' });
const runner = start(
  {
    answered: (answer) => {
      if (answer.kind !== 'result') throw new Error(JSON.stringify(answer));
      runner.send({ task: 'hang', input: undefined });
      process.stdout.write(`${answer.result}\n`);
    },
    ended: () => process.exit(1),
  },
  false,
);
runner.hold(true);
runner.send({ task: 'id', input: undefined });
