/** Search results grouped by page, each with an excerpt. */
import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import type { GuideHit } from '#api/guide/contract.ts';
import { useGuideSearch } from '../../../data/guide/guide.ts';
import { useSession } from '../../../data/session/session.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { inOrder } from '../../../ui/in-order.ts';
import { Lines } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { PageTitle } from '../../../ui/page/PageHeader.tsx';
import { Panel, PanelHead } from '../../../ui/page/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { hitPath } from '../help-paths.ts';
import { searchText } from '../text.es.ts';
import { groupHits, type HitGroup } from './group-hits.ts';
import { OwnCase } from './OwnCase.tsx';
import { ruleAsked } from './rule-asked.ts';
import styles from './Search.module.css';

/** Limit of the service. */
const MOST_HITS = 30;

export function SearchResults({ typed, onClear }: { typed: string; onClear: () => void }) {
  const text = useDeferredValue(typed);
  const { data, error, isPlaceholderData, refetch } = useGuideSearch(text);
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageTitle title={searchText.title} />
      <h1>{searchText.title}</h1>
      <Text as="p" tone="secondary" above={4} below={16} className={styles.count} role="status">
        {data && !isPlaceholderData && data.length > 0
          ? searchText.found(typed, data.length, data.length >= MOST_HITS)
          : data && !isPlaceholderData
            ? ''
            : searchText.looking}
      </Text>
      {!data && (
        <Panel label={searchText.title} flush>
          <SkeletonRows rows={6} columns="2fr 1fr" height={56} />
        </Panel>
      )}
      {data?.length === 0 && !isPlaceholderData && (
        <Panel label={searchText.title}>
          <EmptyState action={<Button onClick={onClear}>{searchText.clear}</Button>}>
            {searchText.none(typed)}
          </EmptyState>
        </Panel>
      )}
      {data && !isPlaceholderData && <OwnCase rule={ruleAsked(text, data)} />}
      {data && groupHits(data).map((group) => <Found key={`${group.kind} ${group.key}`} group={group} />)}
    </>
  );
}

function Found({ group: { kind, title, hits } }: { group: HitGroup }) {
  const company = useSession(({ companyGlobal }) => companyGlobal);
  return (
    <Panel label={`${searchText.kind[kind]}: ${title}`} flush>
      <PanelHead title={title} actions={<span className="mut">{searchText.kind[kind]}</span>} />
      <Lines leads className={styles.hits}>
        {inOrder(hits, (hit) => (
          <li>
            <Link to={hitPath(hit, company)}>{hit.section?.title ?? title}</Link>
            <Excerpt of={hit.excerpt} />
          </li>
        ))}
      </Lines>
    </Panel>
  );
}

function Excerpt({ of }: { of: GuideHit['excerpt'] }) {
  return (
    <Text as="p" tone="secondary" width="reading">
      {inOrder(of, ({ text, found }) => (found ? <mark>{text}</mark> : text))}
    </Text>
  );
}
