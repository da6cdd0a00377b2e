/** Custom rules with the introduction if empty, and the pending audit. */
import { Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useAuditState, useCustomRules } from '../../../data/audits/custom-rules.ts';
import { articleHelpPath } from '../../../data/routes/help-route.ts';
import { useSeesBooks } from '../../../data/users/access.ts';
import { useHindrance } from '../../../data/users/hindrance.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { HindranceNotice } from '../../../ui/state/HindranceNotice.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { newRule, ruleSearch } from '../custom-rules-view.ts';
import { readDraft } from '../draft.ts';
import { ownText } from '../text.es.ts';
import { useRuleHindrance } from '../use-rule-hindrance.ts';
import { AuditAgain } from './AuditAgain.tsx';
import { FirstRules } from './FirstRules.tsx';
import { RuleTable } from './RuleTable.tsx';

export function RuleList({ company }: { company: number }) {
  const navigate = useNavigate();
  const { data: rules, error, refetch } = useCustomRules(company);
  const seesBooks = useSeesBooks(company);
  const { data: audited } = useAuditState(company, seesBooks);
  const started = readDraft(company, newRule) !== null;
  const why = useRuleHindrance(company);
  const mayAudit = useHindrance('auditoria.ejecutar', company) === null && seesBooks;
  const create = why === null && (
    <Button type="primary" icon={<Icon of={Plus} />} onClick={() => void navigate(ruleSearch(newRule))}>
      {started ? ownText.resume : ownText.create}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={ownText.title}
        context={
          <>
            {ownText.context} <Link to={articleHelpPath('validaciones-propias')}>{ownText.howToWrite}</Link>
          </>
        }
        actions={create}
      />
      <HindranceNotice why={why} />
      {error && !rules && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!error && !rules && (
        <Panel label={ownText.title} flush>
          <SkeletonRows rows={4} columns="3fr 1fr 1fr 2fr" height={56} />
        </Panel>
      )}
      {rules?.length === 0 && <FirstRules startable={!started && why === null} />}
      {rules && rules.length > 0 && (
        <>
          {mayAudit && audited?.last && !audited.isAuditing && (
            <AuditAgain company={company} rules={rules} last={audited.last} />
          )}
          <RuleTable company={company} rules={rules} audited={seesBooks ? audited : null} canEdit={why === null} />
        </>
      )}
    </>
  );
}
