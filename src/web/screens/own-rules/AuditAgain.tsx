/** Says which active validations the newest audited month has not run yet, and audits it again with them. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { startAudit } from '#api/audits/contract.ts';
import type { CustomValidationDocument } from '#api/custom-validations/contract.ts';
import { parsePeriod } from '#core/period.ts';
import { call } from '../../data/api.ts';
import { auditPath } from '../../data/company-route.ts';
import type { LastResults } from './queries.ts';
import styles from './RuleTable.module.css';
import { ownText } from './text.es.ts';

interface AuditAgainProps {
  company: number;
  rules: readonly CustomValidationDocument[];
  last: LastResults;
}

export function AuditAgain({ company, rules, last: { period: key, ofRule } }: AuditAgainProps) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const period = parsePeriod(key);
  const audit = useMutation({
    mutationFn: async () => {
      if (!period) return;
      const { year, month } = period;
      await call(startAudit, { params: { id: company }, body: { year, month } });
      await cache.invalidateQueries({ queryKey: ['audits', company] });
      await navigate(`${auditPath(company)}?mes=${key}`);
    },
  });
  const waiting = rules.filter(({ id, attributes }) => attributes.isActive && !ofRule.has(id)).length;
  if (waiting === 0 || !period) return null;
  return (
    <div className={styles.note}>
      <p>{ownText.waiting(waiting, period)}</p>
      <Button loading={audit.isPending} onClick={() => audit.mutate()}>
        {ownText.auditAgain(period)}
      </Button>
    </div>
  );
}
