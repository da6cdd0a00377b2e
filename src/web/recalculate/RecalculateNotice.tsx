/**
 * Says on a screen of the parametrization, or of the company, that what was changed makes audits out of date, and audits
 * them again: the newest audited month, or all of them. The screen stays; the result is a link away.
 */
import { useState } from 'react';
import { Link } from 'react-router';
import type { AuditMonth } from '#api/audits/audits/contract.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { useAuditAgain, useAuditChanges, useNewestMonths } from '../data/audits/audits.ts';
import { auditPath } from '../data/routes/company-route.ts';
import { useSeesBooks } from '../data/users/access.ts';
import { useHindrance } from '../data/users/hindrance.ts';
import { Button } from '../ui/control/Button.tsx';
import { Row } from '../ui/layout/Layout.tsx';
import { Notice } from '../ui/state/Notice.tsx';
import { recalculateText as text } from './text.es.ts';

export function RecalculateNotice({ company }: { company: number }) {
  return useSeesBooks(company) ? <OfMonths company={company} /> : null;
}

function OfMonths({ company }: { company: number }) {
  const { data: months = [] } = useNewestMonths(company);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const running = months.filter(({ period, state }) => state === 'auditando' && asked.includes(period));
  const audited = months.filter(({ state, auditId }) => state === 'auditado' && auditId !== null);
  const last = audited.at(-1);
  if (running.length > 0) return <Notice>{text.running(running.length)}</Notice>;
  if (last === undefined) return null;
  return (
    <OutOfDate
      key={last.auditId}
      company={company}
      audited={audited}
      last={last}
      isDone={asked.includes(last.period)}
      onAsk={setAsked}
    />
  );
}

interface OutOfDateProps {
  company: number;
  audited: readonly AuditMonth[];
  last: AuditMonth;
  /** It was audited again from here. */
  isDone: boolean;
  onAsk: (periods: readonly string[]) => void;
}

function OutOfDate({ company, audited, last, isDone, onAsk }: OutOfDateProps) {
  const { data } = useAuditChanges(company, last.auditId!);
  const again = useAuditAgain(company);
  const why = useHindrance('auditoria.ejecutar', company);
  const period = parsePeriod(last.period)!;
  if (!data || data.changes.length === 0) {
    if (!isDone) return null;
    return (
      <Notice action={<Link to={`${auditPath(company)}?mes=${last.period}`}>{text.see}</Link>}>
        {text.done(period, last.openFindings)}
      </Notice>
    );
  }
  const start = (months: readonly AuditMonth[]) => {
    const periods = months.map((month) => month.period);
    // Before: this part is gone as soon as its month is being audited.
    onAsk(periods);
    again.mutate({ periods });
  };
  const action = why === null && (
    <Row wrap>
      <Button loading={again.isPending} onClick={() => start([last])}>
        {text.again(period)}
      </Button>
      {audited.length > 1 && (
        <Button type="inline" disabled={again.isPending} onClick={() => start(audited)}>
          {text.all(audited.length)}
        </Button>
      )}
    </Row>
  );
  return (
    <Notice action={action}>
      <b>{why === null ? text.question : text.outdated}</b> {text.changed(period, data.changes)}
    </Notice>
  );
}
