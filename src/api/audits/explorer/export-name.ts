/** File name of an exported view. */

import type { Period } from '#core/calendar/period.ts';
import { periodKey } from '#core/calendar/period.ts';
import type { ExplorerView } from './contract.ts';

export function exportName(period: Period, { account, layout }: ExplorerView): string {
  const parts = ['balance', periodKey(period), layout === 'months' ? '12-meses' : '', account ?? ''];
  return `${parts.filter(Boolean).join('-')}.xlsx`;
}
