/** Index of articles, and the guided tours. */
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useGuideArticles } from '../../../data/guide/guide.ts';
import { articleHelpPath } from '../../../data/routes/help-route.ts';
import { Lines, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { indexText } from '../text.es.ts';
import styles from './Index.module.css';
import { Tours } from './Tours.tsx';

export function ArticleIndex() {
  const { data, error, refetch } = useGuideArticles();
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap={16}>
      <Panel label={indexText.articles} flush>
        {data ? (
          <Lines columns="minmax(200px, 2fr) minmax(0, 5fr) 16px" leads>
            {data.map(({ key, title, summary }) => (
              <li key={key}>
                <Link to={articleHelpPath(key)}>{title}</Link>
                <Text as="p" tone="secondary">
                  {summary}
                </Text>
                <Icon of={ChevronRight} className={styles.arrow} />
              </li>
            ))}
          </Lines>
        ) : (
          <SkeletonRows rows={6} columns="1fr 2fr" height={44} />
        )}
      </Panel>
      <Tours />
    </Stack>
  );
}
