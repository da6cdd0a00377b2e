// @ts-check
/** Ends with 1 when a rule of the architecture does not hold, and says which. */
import { checkArchitecture } from './lib/checks/check-architecture.mjs';
import { root } from './lib/root.mjs';

process.exit(checkArchitecture(root) ? 0 : 1);
