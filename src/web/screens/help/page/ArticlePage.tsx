/** Help article. */
import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { GuideArticlePage } from '#api/guide/contract.ts';
import { useArticlePage, useGuideArticles } from '../../../data/guide/guide.ts';
import { GuidePage } from './GuidePage.tsx';
import { GuideSections } from './GuideSections.tsx';
import { HelpVideos } from './HelpVideos.tsx';
import { outlineOfSections } from './outline.ts';

export function ArticlePage() {
  const { key = '' } = useParams();
  const { data: all } = useGuideArticles();
  const { data: page, error, refetch } = useArticlePage(key);
  const outline = useMemo(() => page && outlineOfSections(page.sections), [page]);
  const title = page?.title ?? all?.find((article) => article.key === key)?.title;
  return (
    <GuidePage
      key={key}
      title={title}
      summary={page && saysAll(page) ? page.summary : undefined}
      outline={outline}
      failure={error}
      onRetry={() => void refetch()}
    >
      {(marked) =>
        page && (
          <>
            <HelpVideos of="article" page={key} />
            <GuideSections sections={saysAll(page) ? page.sections.slice(1) : page.sections} marked={marked} />
          </>
        )
      }
    </GuidePage>
  );
}

/** A summary of one sentence is the subtitle. */
function saysAll({ summary, sections }: GuideArticlePage): boolean {
  return sections[0]?.markdown === summary;
}
