/** The entry point of a worker thread. */
import { workerTasks } from '#api/service/worker-tasks.ts';
import { serveTasks } from '#platform/worker/serve-tasks.ts';

serveTasks(workerTasks);
