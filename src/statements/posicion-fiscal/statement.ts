/**
 * Posición fiscal: the 17 items of the tax report and the net position, then the same by authority. Taxes of industry and
 * commerce are of the municipalities, each of them its own creditor: nothing is netted between them. All others are of the
 * DIAN.
 */

import { listedItems, type ReportGroup } from '#core/report/report-items.ts';
import {
  type LineItem,
  line,
  type StatementDeclaration,
  type StatementItem,
  section,
  total,
} from '#core/statement/declaration.ts';

/** ICA withheld, advanced, self-withheld and payable. */
const MUNICIPAL = [2, 3, 10, 12];
const WITHHELD = 17;
/** ICA that the company withheld from others. */
const WITHHELD_ICA = '2368';

const itemKey = (id: number) => `item${id}`;

/** In favour of the company positive, what it owes negative; results as their readers expect them. */
function lines(group: ReportGroup): LineItem[] {
  return listedItems
    .filter((item) => item.group === group)
    .map(({ id }) => line(itemKey(id), { items: [id] }, 'item', group === 'results' ? -1 : 1));
}

const taxes = listedItems.filter(({ group }) => group !== 'results').map(({ id }) => id);
const national = taxes.filter((id) => !MUNICIPAL.includes(id) && id !== WITHHELD);

const items: readonly StatementItem[] = [
  section('favour', lines('favour'), 'totalFavour'),
  section('payable', lines('payable'), 'totalPayable'),
  total('netPosition', ['totalFavour', 'totalPayable']),
  {
    kind: 'section',
    key: 'byAuthority',
    items: [
      {
        kind: 'line',
        key: 'national',
        parts: [
          { of: { items: national }, figure: 'item', sign: 1 },
          { of: { items: [WITHHELD], notUnder: [WITHHELD_ICA] }, figure: 'item', sign: 1 },
        ],
      },
      {
        kind: 'municipalities',
        key: 'municipalities',
        of: [{ items: MUNICIPAL }, { items: [WITHHELD], under: [WITHHELD_ICA] }],
        total: 'municipal',
        without: 'withoutMunicipality',
      },
      total('netByAuthority', ['national', 'municipal']),
    ],
  },
  { kind: 'section', key: 'results', items: lines('results') },
];

export const statement: StatementDeclaration = {
  key: 'posicion-fiscal',
  order: 6,
  kind: 'stock',
  items: () => items,
  checks: ['positionsAdd'],
};
