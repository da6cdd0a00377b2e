/** What a worker thread is told that starts ahead of its first task. */
import type { CodeReader } from './share-compiled-code.ts';

export interface ThreadData {
  /** What it warms up with. */
  practise?: 'audits' | 'looks';
  codeFor?: CodeReader | undefined;
}
