/** A process with a worker process that computes without end; prints the id of the latter. */
import { processRunner } from '#platform/worker/process-runner.ts';
import { directLauncher } from '#platform/worker/readers/launcher.ts';
import { noBounds } from '#platform/worker/readers/reader-command.ts';
import { madeProgram } from './readers/made-program.ts';

const start = processRunner(directLauncher({ ...madeProgram, bounds: noBounds }), 'usual');
const runner = start(
  {
    answered: (answer) => {
      if (answer.kind === 'ready') return;
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
