// @ts-check
/** Exits with 1 and prints the violations when an architecture rule is broken. */
import { checkArchitecture } from './lib/checks/check-architecture.mjs';
import { root } from './lib/root.mjs';

process.exit(checkArchitecture(root) ? 0 : 1);
