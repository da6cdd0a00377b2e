/** Entry point of the spawner of reader processes, which knows one program. */
import { serveLaunches } from '#platform/worker/readers/spawner.ts';

serveLaunches(JSON.parse(process.argv[2]!));
