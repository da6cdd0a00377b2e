/** What the grid and its lines share. */
import type { ExplorerLine, ExplorerPage } from '#api/audits/explorer/contract.ts';
import type { Unit } from './balance-view.ts';
import type { GridColumn } from './grid-columns.ts';
import type { BalanceControl } from './use-balance-view.ts';

export interface GridProps {
  company: number;
  page: ExplorerPage;
  columns: readonly GridColumn[];
  unit: Unit;
  control: BalanceControl;
  onTurn: (line: ExplorerLine) => void;
  addressOf: (line: ExplorerLine) => string | null;
  current: string | null;
}
