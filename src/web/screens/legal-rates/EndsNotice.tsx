/** Tables that ended, or end within a month. */
import { Link } from 'react-router';
import type { LegalTable } from '../../data/audits/legal-rates.ts';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { ratesText } from './text.es.ts';

export function EndsNotice({ tables }: { tables: readonly LegalTable[] }) {
  const ending = tables.filter(({ attributes }) => attributes.endsSoon);
  if (ending.length === 0) return null;
  const isOver = ending.some(({ attributes }) => attributes.isOver);
  return (
    <Notice tone={isOver ? 'warning' : 'early'}>
      <Stack as="ul" gap={4}>
        {ending.map(({ id, attributes: { until, isOver: over } }) => (
          <li key={id}>
            <Link to={`?tabla=${id}`}>{ratesText.ends(id, until ?? '', over)}</Link>
          </li>
        ))}
        <li>{ratesText.consequence}</li>
      </Stack>
    </Notice>
  );
}
