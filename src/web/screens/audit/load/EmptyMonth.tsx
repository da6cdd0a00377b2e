/** Empty state: a month without a balance, or a company without any. */

import { Link } from 'react-router';
import type { AuditMonth } from '#api/audits/audits/contract.ts';
import type { Company } from '#api/companies/companies/contract.ts';
import { monthInBogota } from '#core/calendar/bogota.ts';
import { periodKey, previousMonth } from '#core/calendar/period.ts';
import { fileRequestsPath } from '../../../data/routes/company-route.ts';
import { DropArea } from '../../../drop/DropArea.tsx';
import type { PlacedFile } from '../../../drop/files-of-drop.ts';
import { FirstSteps } from '../../../first-steps/FirstSteps.tsx';
import { TourButton } from '../../../tours/TourButton.tsx';
import { useCompanyTour } from '../../../tours/use-company-tour.ts';
import { useTour } from '../../../tours/use-tour.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PendingAudits } from '../first/PendingAudits.tsx';
import { noDataTour } from '../first/tours.es.ts';
import { MonthStrip } from '../months/MonthStrip.tsx';
import { newestLoaded } from '../months/month-cells.ts';
import { auditText } from '../text.es.ts';
import type { ViewControl } from '../use-audit-view.ts';
import { HowToExport } from './export/HowToExport.tsx';
import { loadText } from './text.es.ts';

interface EmptyMonthProps {
  company: Company;
  months: readonly AuditMonth[];
  control: ViewControl;
  onFiles: (files: readonly PlacedFile[]) => void;
  /** Whether the user may load balances. */
  mayLoad: boolean;
}

export function EmptyMonth({ company, months, control, onFiles, mayLoad }: EmptyMonthProps) {
  const { period } = control.view;
  const some = newestLoaded(months) !== null;
  const titleOf = mayLoad ? auditText.emptyMonth : auditText.titleOf;
  const toDo = period && some ? auditText.emptyMonthContext(period) : auditText.emptyCompanyContext;
  const tour = useTour('no_data_audit', noDataTour, mayLoad, useCompanyTour());
  return (
    <>
      <PageHeader
        title={period ? titleOf(period) : auditText.title}
        context={mayLoad ? toDo : auditText.nothingYet}
        actions={mayLoad && <TourButton onClick={tour.start} />}
      />
      <PendingAudits company={company.id} months={months} besides={period && periodKey(period)} mayAudit={mayLoad} />
      {some && <MonthStrip months={months} control={control} />}
      {mayLoad && (
        <Stack gap={0} above={12}>
          <div data-tour="audit-drop">
            <DropArea onFiles={onFiles} tall />
          </div>
          <div data-tour="audit-export">
            <HowToExport open>
              <Link to={fileRequestsPath(company.id, periodKey(period ?? previousMonth(monthInBogota(new Date()))))}>
                {loadText.askClient}
              </Link>
              {company.uses_siigo && (
                <Button type="inline" onClick={() => control.go({ loading: true })}>
                  {loadText.fromSiigo}
                </Button>
              )}
            </HowToExport>
          </div>
        </Stack>
      )}
      {!some && <FirstSteps company={company} />}
    </>
  );
}
