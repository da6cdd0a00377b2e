/** What the tree of accounts is given. */
import type { ChartDocument, ChartEdit } from '#api/audits/parametrization/chart/contract.ts';
import type { ChartIndex } from './chart-index.ts';

export interface ChartTreeProps {
  company: number;
  chart: ChartDocument;
  index: ChartIndex;
  shown: Int32Array;
  isOpen: (code: string) => boolean;
  onTurn: (code: string) => void;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** Code of the account beside the tree. */
  current: string | null;
  addressOf: (account: string) => string;
  postponed: ReadonlySet<string>;
  readOnly: boolean;
  onStore: (edits: ChartEdit[]) => void;
  onPostpone: (code: string) => void;
  /** Text where a filter finds nothing. */
  empty: string;
  onClear: (() => void) | undefined;
}
