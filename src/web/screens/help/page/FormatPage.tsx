/** How to export the balance from a package, and how its file is read. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { formatsQuery, useFormatPage } from '../queries.ts';
import { pageText } from '../text.es.ts';
import { GuidePage } from './GuidePage.tsx';
import { GuideSections } from './GuideSections.tsx';
import { outlineOfSections } from './outline.ts';

export function FormatPage() {
  const { key = '' } = useParams();
  const { data: all } = useQuery(formatsQuery);
  const { data: page, error, refetch } = useFormatPage(key);
  const known = page ?? all?.find((format) => format.key === key);
  return (
    <GuidePage
      key={key}
      title={known?.name}
      summary={known && known.software.join() !== known.name ? pageText.software(known.software) : undefined}
      outline={page && outlineOfSections(page.sections)}
      failure={error}
      onRetry={() => void refetch()}
    >
      {(marked) => page && <GuideSections sections={page.sections} marked={marked} />}
    </GuidePage>
  );
}
