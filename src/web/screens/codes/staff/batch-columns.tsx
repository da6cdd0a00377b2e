/** Columns of the batch list; keys of sortable columns are the server's sort keys. */

import { Link, useSearchParams } from 'react-router';
import type { Batch } from '#api/subscription/codes/contract.ts';
import type { CodeState } from '#core/product/license.ts';
import { formatDay } from '#web/dates.es.ts';
import { dayWords, giftWords } from '#web/licenses/text.es.ts';
import type { ListColumn } from '../../../lists/columns.ts';
import { withChange } from '../../../lists/list-address.ts';
import { Second } from '../../../ui/layout/Text.tsx';
import tables from '../../../ui/table/Table.module.css';
import { codesText, staffText } from '../text.es.ts';

/** Link to its codes below the batches. */
function BatchName({ batch: { id, attributes } }: { batch: Batch }) {
  const [search] = useSearchParams();
  const { name } = attributes;
  return (
    <Link
      to={{ search: `${withChange(search, 'lote', id)}` }}
      replace
      preventScrollReset
      aria-label={staffText.seeOf(name)}
    >
      {name}
    </Link>
  );
}

const counted = (state: CodeState, title: string): ListColumn<Batch> => ({
  key: state,
  title,
  isFigure: true,
  ...(state === 'disponible' || state === 'usado' ? { sorts: 'down' as const } : {}),
  cell: ({ attributes: { codes } }) => <span className="n">{codes[state]}</span>,
});

export const batchColumns: readonly ListColumn<Batch>[] = [
  {
    key: 'name',
    title: staffText.name,
    isName: true,
    sorts: 'up',
    cell: (batch) => (
      <>
        <BatchName batch={batch} />
        <Second as="span">
          {staffText.created} {formatDay(batch.attributes.createdAt)}
        </Second>
      </>
    ),
  },
  { key: 'da', title: codesText.gives, cell: ({ attributes }) => giftWords(attributes) },
  {
    key: 'owner',
    title: staffText.owner,
    sorts: 'up',
    cell: ({ attributes: { owner } }) => owner?.name ?? <span className="mut">{staffText.noOwner}</span>,
  },
  counted('disponible', staffText.available),
  counted('usado', staffText.used),
  counted('vencido', staffText.expired),
  counted('anulado', staffText.annulled),
  {
    key: 'expiresOn',
    title: codesText.expires,
    sorts: 'up',
    className: tables.date,
    cell: ({ attributes: { expiresOn } }) => dayWords(expiresOn),
  },
];
