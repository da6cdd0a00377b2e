/** Entry point of the spawner of reader processes, which knows one program. */

import { serveLaunches } from '#platform/worker/readers/spawner.ts';
import { toldProgram } from '#platform/worker/readers/start-spawner.ts';

serveLaunches(toldProgram());
