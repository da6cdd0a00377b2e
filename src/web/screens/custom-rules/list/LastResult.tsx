/** Result of a rule in the newest audit, with a link to its findings. */
import { Info, Minus } from 'lucide-react';
import { Link } from 'react-router';
import type { ValidationSummary } from '#api/audits/audits/contract.ts';
import type { CustomRuleDocument } from '#api/audits/custom-rules/contract.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import type { AuditState } from '../../../data/audits/custom-rules.ts';
import { auditPath } from '../../../data/routes/company-route.ts';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Second } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { SeverityIcon } from '../../../ui/mark/SeverityMark.tsx';
import { ownText } from '../text.es.ts';
import styles from './RuleTable.module.css';

interface LastResultProps {
  company: number;
  rule: CustomRuleDocument;
  audited: AuditState | undefined;
}

export function LastResult({ company, rule, audited }: LastResultProps) {
  if (audited === undefined) return <span className={styles.waiting} />;
  const { last, isAuditing } = audited;
  if (isAuditing && rule.attributes.isActive) return <span className="mut">{ownText.auditing}</span>;
  const summary = last?.ofRule.get(rule.id);
  if (!last || !summary)
    return <span className="mut">{rule.attributes.isActive ? ownText.noResult : ownText.notRun}</span>;
  const period = parsePeriod(last.period);
  const { findings, worst, key, id } = summary;
  const address = `${auditPath(company)}?mes=${last.period}&validacion=${key}-${id}`;
  return (
    <div>
      <Row gap={6}>
        {mark(summary)}
        {findings > 0 && worst ? (
          <Link to={address} className="n flush">
            {ownText.findings(findings)}
          </Link>
        ) : (
          words(summary)
        )}
      </Row>
      {period && <Second>{ownText.inMonth(period)}</Second>}
    </div>
  );
}

function mark({ outcome, worst }: ValidationSummary) {
  if (worst) return <SeverityIcon mark={worst} />;
  if (outcome === 'sin_hallazgos') return <SeverityIcon mark="correcto" />;
  return outcome === 'no_aplica' ? <Icon of={Minus} size={14} /> : <Icon of={Info} size={14} />;
}

function words({ outcome, reason }: ValidationSummary): string {
  if (outcome === 'sin_hallazgos') return reason ?? ownText.clean;
  if (outcome === 'error') return ownText.failed;
  return reason ?? ownText.notEvaluated;
}
