/** Says that the present reader reads the file of a stored month otherwise, with both totals, and offers to read it again. */
import type { AuditMonth } from '#api/audits/audits/contract.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { type KeptOriginal, useReread } from '../../../data/balances/rereadings.ts';
import { isClosed } from '../../../months/month-kind.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Facts } from '../../../ui/layout/Facts.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { rereadText } from './text.es.ts';

interface RereadNoticeProps {
  company: number;
  month: AuditMonth;
  /** Takes the file to the loading view; null without permission to load. */
  onKept: ((original: KeptOriginal) => void) | null;
}

/** Months told at once; the others are told in their own audit. */
const mostTold = 3;

/** Those of the newest months. */
export function RereadNotices({
  months,
  ...rest
}: Omit<RereadNoticeProps, 'month'> & { months: readonly AuditMonth[] }) {
  const told = months.filter(({ reread }) => reread !== undefined).toReversed();
  return (
    <>
      {told.slice(0, mostTold).map((month) => (
        <RereadNotice key={month.period} month={month} {...rest} />
      ))}
      {told.length > mostTold && <Notice tone="warning">{rereadText.more(told.length - mostTold)}</Notice>}
    </>
  );
}

/** Nothing for a month that is read as it was. */
export function RereadNotice({ company, month, onKept }: RereadNoticeProps) {
  const reread = useReread(company, { onSuccess: (original) => onKept?.(original) });
  const period = parsePeriod(month.period);
  const told = month.reread;
  if (told === undefined || period === null) return null;
  const isSigned = isClosed(month);
  return (
    <Notice
      tone="warning"
      action={
        onKept !== null &&
        !isSigned && (
          <Button
            aria-label={rereadText.againOf(period)}
            loading={reread.isPending}
            onClick={() => reread.mutate(told.balanceId)}
          >
            {rereadText.again}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <div>
          <b>{rereadText.told(period, month.version)}</b> {rereadText.differs(told)}
          {told.reason && rereadText.reason(told.after, told.reason)}
        </div>
        <Facts
          facts={[
            [rereadText.stored, rereadText.figures(told.before)],
            [rereadText.now, told.after && rereadText.figures(told.after)],
          ]}
        />
        <div>{isSigned ? rereadText.signed : rereadText.nothingChanged}</div>
      </Stack>
    </Notice>
  );
}
