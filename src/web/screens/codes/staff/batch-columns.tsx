/** The columns of the list of batches. */
import type { Batch } from '#api/codes/contract.ts';
import type { CodeState } from '#core/licence.ts';
import { dayWords, giftWords } from '../../../licences/text.es.ts';
import type { ListColumn } from '../../../lists/columns.ts';
import lists from '../../../lists/Lists.module.css';
import { formatDay } from '../../../ui/dates.es.ts';
import { codesText, staffText } from '../text.es.ts';

const counted = (state: CodeState, title: string): ListColumn<Batch> => ({
  key: state,
  title,
  isFigure: true,
  cell: ({ attributes: { codes } }) => <span className="n">{codes[state]}</span>,
});

export const batchColumns: readonly ListColumn<Batch>[] = [
  {
    key: 'nombre',
    title: staffText.name,
    isName: true,
    cell: ({ attributes: { name, createdAt } }) => (
      <>
        {name}
        <span className={lists.second}>
          {staffText.created} {formatDay(createdAt)}
        </span>
      </>
    ),
  },
  { key: 'da', title: codesText.gives, cell: ({ attributes }) => giftWords(attributes) },
  {
    key: 'aliado',
    title: staffText.owner,
    cell: ({ attributes: { owner } }) => owner?.name ?? <span className="mut">{staffText.noOwner}</span>,
  },
  counted('disponible', staffText.available),
  counted('usado', staffText.used),
  counted('vencido', staffText.expired),
  counted('anulado', staffText.annulled),
  {
    key: 'vence',
    title: codesText.expires,
    className: lists.date,
    cell: ({ attributes: { expiresOn } }) => dayWords(expiresOn),
  },
];
