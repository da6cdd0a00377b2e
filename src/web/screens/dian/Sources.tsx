/** The lists in force: how many NITs each has, and since when it holds. */
import { formatCount } from '#core/money/money.es.ts';
import { dianLists } from '#core/reference/dian/dian-list.ts';
import { listName } from '#core/reference/dian/dian-words.es.ts';
import { useNitSources } from '../../data/audits/nit-lookups.ts';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import styles from './Screen.module.css';
import { dianText as text } from './text.es.ts';

export function Sources() {
  const { data, error, refetch } = useNitSources();
  const loaded = new Set(data?.map(({ list }) => list));
  const missing = data === undefined ? [] : dianLists.filter((list) => !loaded.has(list));
  return (
    <Stack as="section" aria-label={text.sources} className={styles.sources}>
      <Text as="h2" size="body" weight="strong">
        {text.sources}
      </Text>
      {error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <SkeletonRows rows={3} columns="2fr 1fr 2fr" />
      ) : (
        <ul>
          {data.map(({ list, count, from }) => (
            <Row as="li" key={list} ruled="below" gap={12}>
              <Text grow>{listName[list]}</Text>
              <Text figures>{formatCount(count)}</Text>
              <Text tone="muted" size="small" className={styles.since}>
                {text.since(from)}
              </Text>
            </Row>
          ))}
        </ul>
      )}
      <Text as="p" size="small" tone="muted">
        {text.sourcesNote(missing.map((list) => listName[list]))}
      </Text>
    </Stack>
  );
}
