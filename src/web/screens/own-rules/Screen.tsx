/** The company's own validations: the list, or one of them to write and try; company 0 asks for one. */
import { useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useCompanies } from '../../data/companies.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { readRule } from './own-rules-view.ts';
import { RuleList } from './RuleList.tsx';
import { RulePage } from './RulePage.tsx';
import { ownText } from './text.es.ts';

export function Screen() {
  const id = Number(useParams().company);
  const { data: companies, error, refetch } = useCompanies();
  if (companies?.some((company) => company.id === id)) return <OwnRules key={id} company={id} />;
  return (
    <>
      <PageHeader title={ownText.title} />
      <Panel label={ownText.title} flush>
        {error && !companies ? (
          <ErrorState failure={error} onRetry={() => void refetch()} />
        ) : companies ? (
          <EmptyState>{id > 0 ? ownText.unknownCompany : ownText.chooseCompany}</EmptyState>
        ) : (
          <SkeletonRows rows={4} columns="2fr 1fr 1fr 1fr" />
        )}
      </Panel>
    </>
  );
}

function OwnRules({ company }: { company: number }) {
  const [params] = useSearchParams();
  const rule = readRule(params);
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(rule);
  // Going from the list to one of them is going to another page: focus is on its title.
  useEffect(() => {
    if (shown.current === rule) return;
    shown.current = rule;
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [rule]);
  return (
    <div ref={page}>
      {rule === null ? <RuleList company={company} /> : <RulePage key={rule} company={company} rule={rule} />}
    </div>
  );
}
