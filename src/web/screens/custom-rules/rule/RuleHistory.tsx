/** History of a rule: user, time, and the replaced expression. */

import { formatDay } from '#web/dates.es.ts';
import { useCustomRuleChanges } from '../../../data/audits/custom-rules.ts';
import { Lines } from '../../../ui/layout/Layout.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { historyText } from '../text.es.ts';
import { describeChange, replacedExpression } from './change-words.ts';
import styles from './RulePage.module.css';

export function RuleHistory({ company, rule }: { company: number; rule: number }) {
  const { data: changes, error, refetch } = useCustomRuleChanges(company, rule);
  return (
    <Panel title={historyText.title} className={styles.after} flush>
      {error && !changes && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!error && !changes && <SkeletonRows rows={2} columns="1fr" />}
      <Lines as="ol" tight>
        {changes?.map((change) => {
          const before = replacedExpression(change);
          return (
            <li key={change.version}>
              {formatDay(change.changedAt)} · {change.changedBy.name} {describeChange(change)}.
              {before !== null && (
                <p className="mut small">
                  {historyText.expressionBefore} <code>{before}</code>
                </p>
              )}
            </li>
          );
        })}
      </Lines>
    </Panel>
  );
}
