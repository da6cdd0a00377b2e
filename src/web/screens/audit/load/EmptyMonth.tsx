/** Empty state: a month without a balance, or a company without any. */
import type { ReactNode } from 'react';
import type { AuditMonth } from '#api/audits/audits/contract.ts';
import { DropArea } from '../../../drop/DropArea.tsx';
import type { PlacedFile } from '../../../drop/files-of-drop.ts';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { MonthStrip } from '../months/MonthStrip.tsx';
import { newestLoaded } from '../months/month-cells.ts';
import { auditText } from '../text.es.ts';
import type { ViewControl } from '../use-audit-view.ts';
import { HowToExport } from './export/HowToExport.tsx';

interface EmptyMonthProps {
  months: readonly AuditMonth[];
  control: ViewControl;
  onFiles: (files: readonly PlacedFile[]) => void;
  /** Whether the user may load balances. */
  mayLoad: boolean;
  /** Another source of the month. */
  offer?: ReactNode;
}

export function EmptyMonth({ months, control, onFiles, mayLoad, offer }: EmptyMonthProps) {
  const { period } = control.view;
  const some = newestLoaded(months) !== null;
  const titleOf = mayLoad ? auditText.emptyMonth : auditText.titleOf;
  const toDo = period && some ? auditText.emptyMonthContext(period) : auditText.emptyCompanyContext;
  return (
    <>
      <PageHeader title={period ? titleOf(period) : auditText.title} context={mayLoad ? toDo : auditText.nothingYet} />
      {some && <MonthStrip months={months} control={control} />}
      {mayLoad && (
        <Stack gap={0} above={12}>
          <DropArea onFiles={onFiles} tall />
          <HowToExport open>{offer}</HowToExport>
        </Stack>
      )}
    </>
  );
}
