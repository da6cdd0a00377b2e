/** Items at the left, the open one in the middle, the report that they make at the right. */

import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ReportDocument } from '#api/audits/report-items/contract.ts';
import { listedItems } from '#core/report/report-items.ts';
import { useReportAccounts } from '../../data/audits/report-items.ts';
import { reportItemPath, statementLinesName, statementsPath } from '../../data/routes/company-route.ts';
import { useSeesBooks } from '../../data/users/access.ts';
import { useHindrance } from '../../data/users/hindrance.ts';
import { TourButton } from '../../tours/TourButton.tsx';
import { useTour } from '../../tours/use-tour.ts';
import { Button } from '../../ui/control/Button.tsx';
import { MergeDialog } from '../../ui/dialog/MergeDialog.tsx';
import { SaveBar } from '../../ui/form/SaveBar.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { RailPage, RailSide } from '../../ui/page/RailPage.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { HindranceNotice } from '../../ui/state/HindranceNotice.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { movedAccounts } from './edit-assignments.ts';
import { DifferencesPanel } from './history/DifferencesPanel.tsx';
import { ItemRail } from './ItemRail.tsx';
import { ItemPanel } from './item/ItemPanel.tsx';
import type { PartProps } from './part-props.ts';
import { OpenAccounts } from './preview/OpenAccounts.tsx';
import { PreviewPanel } from './preview/PreviewPanel.tsx';
import { reportMonth } from './report-month.ts';
import { historyText, itemWords, reportText, reportTour } from './text.es.ts';
import { ChartPanel } from './tree/ChartPanel.tsx';
import { useReportForm } from './use-report-form.ts';

interface ReportProps {
  company: number;
  /** Of the item. */
  id: number;
  stored: ReportDocument;
}

export function Report({ company, id, stored }: ReportProps) {
  const form = useReportForm(company, stored);
  const why = useHindrance('parametrizacion.editar', company);
  const seesBooks = useSeesBooks(company);
  const books = useReportAccounts(company, seesBooks);
  const month = useMemo(() => reportMonth(books.data ?? { period: null, accounts: [], figures: [] }), [books.data]);
  const place = listedItems.findIndex((item) => item.id === id);
  const item = listedItems[place];
  const tour = useTour('financial_report', reportTour, item !== undefined && !books.isLoading);
  const part: PartProps = { company, id, form, month, readOnly: why !== null };
  return (
    <RailPage rail={264} side={376}>
      <ItemRail company={company} id={id} form={form} month={month} />
      {item ? (
        <div>
          <PageHeader
            title={item.name}
            context={itemWords[id]}
            actions={
              <>
                <Link to={statementsPath(company, statementLinesName)}>{reportText.statementLines}</Link>
                <TourButton onClick={tour.start} />
              </>
            }
          />
          <HindranceNotice why={why} />
          {form.recovered && form.changes.length > 0 && <Notice>{reportText.recovered}</Notice>}
          <ItemPanel key={id} {...part} />
          {month.accounts.length > 0 && <ChartPanel key={`tree ${id}`} {...part} />}
          {why === null && <ReportBar company={company} form={form} month={month} next={listedItems[place + 1]} />}
        </div>
      ) : (
        <div>
          <PageHeader title={reportText.title} />
          <ErrorState failure={null} message={reportText.unknown} />
        </div>
      )}
      <RailSide>
        {/* On a phone it is below the chart, which comes with the books. */}
        {!books.isLoading && (
          <>
            <PreviewPanel {...part} books={books} seesBooks={seesBooks} />
            <OpenAccounts {...part} />
            <DifferencesPanel {...part} />
          </>
        )}
      </RailSide>
      {form.disputed.length > 0 && (
        <MergeDialog
          person={form.base.changedBy?.name ?? null}
          disputed={form.disputed.map(({ pattern, mine, theirs }) => ({
            key: pattern,
            label: pattern,
            mine: historyText.word(mine),
            theirs: historyText.word(theirs),
          }))}
          onChoose={form.choose}
          onDiscard={form.discard}
        />
      )}
    </RailPage>
  );
}

interface ReportBarProps extends Pick<PartProps, 'company' | 'form' | 'month'> {
  /** Undefined on the last. */
  next: { id: number; name: string } | undefined;
}

function ReportBar({ company, form, month, next }: ReportBarProps) {
  const navigate = useNavigate();
  const { changes, saving } = form;
  const changed = changes.length > 0;
  const moved = movedAccounts(month.accounts, form.base.assignments, form.assignments).length;
  const save = async (goOn: boolean) => {
    if ((await form.save()) && goOn && next) await navigate(reportItemPath(company, next.id));
  };
  return (
    <SaveBar
      above={form.failures.map((message) => (
        <Notice key={message} urgent>
          {message}
        </Notice>
      ))}
      status={changed ? reportText.unsaved(changes.length, moved) : reportText.allSaved}
    >
      {changed && (
        <Button disabled={saving} onClick={form.discard}>
          {reportText.discard}
        </Button>
      )}
      {changed && next && (
        <Button disabled={saving} onClick={() => void save(false)}>
          {reportText.save}
        </Button>
      )}
      {changed ? (
        <Button type="primary" loading={saving} onClick={() => void save(true)}>
          {next ? reportText.saveAndGo : reportText.save}
        </Button>
      ) : (
        next && (
          <Button onClick={() => void navigate(reportItemPath(company, next.id))}>{reportText.next(next.name)}</Button>
        )
      )}
    </SaveBar>
  );
}
