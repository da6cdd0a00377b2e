/** Page of a rule: form at the left, trial at the right, history below. */
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useCustomRules } from '../../../data/audits/custom-rules.ts';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { HindranceNotice } from '../../../ui/state/HindranceNotice.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { newRule, type RuleName, ruleSearch } from '../custom-rules-view.ts';
import { editorText, ownText } from '../text.es.ts';
import { useRuleHindrance } from '../use-rule-hindrance.ts';
import { RuleEditor } from './RuleEditor.tsx';

export function RulePage({ company, rule }: { company: number; rule: RuleName }) {
  const { data: rules, error, refetch } = useCustomRules(company);
  const stored = rules?.find(({ id }) => id === rule) ?? null;
  const ready = rule === newRule || stored !== null;
  const why = useRuleHindrance(company);
  const mayNotBegin = rule === newRule && why !== null;
  const title = rule === newRule ? editorText.newTitle : (stored?.attributes.name ?? ownText.title);
  return (
    <>
      <Row as="p" below={4}>
        <Link to={ruleSearch(null)}>
          <Row as="span" gap={4}>
            <Icon of={ArrowLeft} /> {editorText.back}
          </Row>
        </Link>
      </Row>
      <PageHeader title={title} />
      {mayNotBegin && <HindranceNotice why={why} />}
      {ready && !mayNotBegin && <RuleEditor company={company} rule={rule} stored={stored} />}
      {!ready && !rules && !error && (
        <Panel label={title} flush>
          <SkeletonRows rows={4} columns="1fr 1fr" height={64} />
        </Panel>
      )}
      {!ready && !rules && error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!ready && rules && <ErrorState failure={null} message={editorText.missing} />}
    </>
  );
}
