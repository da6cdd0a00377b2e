/** Audits a month of a company again, with what was changed since, and goes to see it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { startAudit } from '#api/audits/audits/contract.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import { auditPath } from '../routes/company-route.ts';
import { call } from '../transport/api.ts';

export function useAuditMonth(company: number) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (period: Period) => {
      const { year, month } = period;
      await call(startAudit, { params: { id: company }, body: { year, month } });
      await cache.invalidateQueries({ queryKey: ['audits', company] });
      await navigate(`${auditPath(company)}?mes=${periodKey(period)}`);
    },
  });
}
