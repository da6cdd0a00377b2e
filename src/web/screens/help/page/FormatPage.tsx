/** Export guide of a package, and how its file is parsed. */
import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { GuideFormatPage } from '#api/guide/contract.ts';
import { useFormatPage, useGuideFormats } from '../../../data/guide/guide.ts';
import { AssumedLayout } from '../../../ui/guide/AssumedLayout.tsx';
import { pageText } from '../text.es.ts';
import { GuidePage } from './GuidePage.tsx';
import { GuideSections } from './GuideSections.tsx';
import { HelpVideos } from './HelpVideos.tsx';
import { outlineOfSections } from './outline.ts';

export function FormatPage() {
  const { key = '' } = useParams();
  const { data: all } = useGuideFormats();
  const { data: page, error, refetch } = useFormatPage(key);
  const outline = useMemo(() => page && outlineOfSections(page.sections), [page]);
  const known = page ?? all?.find((format) => format.key === key);
  return (
    <GuidePage
      key={key}
      title={known?.name}
      summary={known && pageText.toExport(known)}
      outline={outline}
      failure={error}
      onRetry={() => void refetch()}
    >
      {(marked) =>
        page && (
          <>
            <HelpVideos of="format" page={key} />
            {page.isAssumed && <AssumedLayout />}
            <GuideSections sections={withoutOpening(page)} marked={marked} />
          </>
        )
      }
    </GuidePage>
  );
}

/** The opening of the guide is the subtitle. */
function withoutOpening({ sections, report }: GuideFormatPage) {
  return report === null ? sections : sections.filter(({ level }) => level > 1);
}
