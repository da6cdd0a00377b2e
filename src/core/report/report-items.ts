/** The 17 items of the financial report, in the groups in which they are shown. */
import { type ReportItem, reportItems } from '#core/reference/tax/report-items.gen.ts';

export type ReportGroup = 'favour' | 'payable' | 'results';

/** Item of the result of the year, which is computed before closing. */
export const RESULT_OF_YEAR = 15;
/** In an assignment: the account belongs to no item. */
export const NO_ITEM = 0;

const groupOfSide: Readonly<Record<ReportItem['side'], ReportGroup>> = {
  asset: 'favour',
  liability: 'payable',
  liability_contra: 'payable',
  equity: 'results',
};

interface ListedItem {
  id: number;
  name: string;
  group: ReportGroup;
}

/** By group in the order of the report, then by id: 10 stands before 9. */
export const listedItems: readonly ListedItem[] = (['favour', 'payable', 'results'] as const).flatMap((group) =>
  reportItems.filter(({ side }) => groupOfSide[side] === group).map(({ id, name }) => ({ id, name, group })),
);
