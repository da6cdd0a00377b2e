/** Columns of the code lists. Only the last characters of a code are known. */

import type { Code } from '#api/subscription/codes/contract.ts';
import { codeStateName } from '#core/product/license.es.ts';
import { formatDay } from '#web/dates.es.ts';
import { dayWords, giftWords } from '#web/licenses/text.es.ts';
import type { ListColumn } from '../../lists/columns.ts';
import { Second } from '../../ui/layout/Text.tsx';
import tables from '../../ui/table/Table.module.css';
import { codesText } from './text.es.ts';

/** Keys of sortable columns are the server's sort keys. */
export const codeColumns: readonly ListColumn<Code>[] = [
  {
    key: 'codigo',
    title: codesText.code,
    isName: true,
    cell: ({ attributes: { tail, batchName } }) => (
      <>
        <span className="n flush">…{tail}</span>
        <Second as="span">{batchName}</Second>
      </>
    ),
  },
  { key: 'da', title: codesText.gives, cell: ({ attributes }) => giftWords(attributes) },
  {
    key: 'estado',
    title: codesText.state,
    cell: ({ attributes: { state, redeemedAt } }) => (
      <>
        <span className={state === 'disponible' ? undefined : 'mut'}>{codeStateName[state]}</span>
        {redeemedAt !== null && <Second as="span">{codesText.usedOn(formatDay(redeemedAt))}</Second>}
      </>
    ),
  },
  {
    key: 'expiresOn',
    title: codesText.expires,
    sorts: 'up',
    className: tables.date,
    cell: ({ attributes: { expiresOn } }) => dayWords(expiresOn),
  },
  { key: 'givenTo', title: codesText.givenTo, sorts: 'up', cell: ({ attributes: { givenTo } }) => givenTo || '–' },
];

/** Plus the redeeming account, for staff. */
export const staffCodeColumns: readonly ListColumn<Code>[] = [
  ...codeColumns,
  { key: 'usado', title: codesText.usedBy, cell: ({ attributes: { redeemedBy } }) => redeemedBy ?? '–' },
];
