/** A year: what it comes from, its formats, and the one that is open. */
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import type { ExogenaSummary } from '#api/audits/exogena/contract.ts';
import { useExogenaMapping, useExportExogena, useSetExogena } from '../../data/audits/exogena/exogena.ts';
import { notify } from '../../data/failures/notices.ts';
import { isAdmin } from '../../data/session/session.ts';
import { useStatements } from '../../data/statements/statements.ts';
import { allows, useAccess } from '../../data/users/access.ts';
import { StatementTabs } from '../../statement-tabs/StatementTabs.tsx';
import { Button } from '../../ui/control/Button.tsx';
import { Radios } from '../../ui/control/Radios.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { ChangesDrawer } from './changes/ChangesDrawer.tsx';
import { useExogenaView } from './exogena-view.ts';
import { FormatPanel } from './FormatPanel.tsx';
import { FormatsPanel } from './FormatsPanel.tsx';
import { PeoplePanel } from './people/PeoplePanel.tsx';
import { exogenaText as text } from './text.es.ts';

interface ExogenaProps {
  company: number;
  summary: ExogenaSummary;
  /** With balances, newest first. */
  years: readonly number[];
}

/** Older ones are reached by their address. */
const MOST_YEARS = 6;

export function Exogena({ company, summary, years }: ExogenaProps) {
  const { year } = summary;
  const { view, change } = useExogenaView();
  const may = useMay(company);
  const mayEdit = may('estados_financieros.editar');
  const { data: mapping } = useExogenaMapping(company, year);
  const [areChangesOpen, setChangesOpen] = useState(false);
  const { data: statements } = useStatements(company, null);
  const save = useExportExogena(company, year, text.file(year));
  const shown = summary.formats.find(({ key }) => key === view.format)!;
  return (
    <>
      <PageHeader
        title={text.title}
        context={text.context(summary)}
        actions={
          <Row wrap>
            <Radios
              aria-label={text.year}
              value={String(year)}
              options={years.slice(0, MOST_YEARS).map((one) => ({ value: String(one), label: one }))}
              onChange={(value) => change('ano', value)}
            />
            {may('estados_financieros.exportar') && (
              <Button
                type="primary"
                icon={<Icon of={FileSpreadsheet} />}
                loading={save.isPending}
                onClick={() => save.mutate()}
              >
                {text.export}
              </Button>
            )}
          </Row>
        }
      />
      <StatementTabs company={company} statements={statements?.statements ?? []} shown="exogena" />
      <Warnings summary={summary} />
      <TakenOver company={company} year={year} mayEdit={mayEdit} />
      {view.part === 'datos' ? (
        <PeoplePanel key={year} company={company} year={year} mayEdit={mayEdit} />
      ) : (
        <>
          <FormatsPanel
            company={company}
            formats={summary.formats}
            shown={shown.key}
            year={year}
            onChanges={() => setChangesOpen(true)}
          />
          <FormatPanel key={`${year} ${shown.key}`} company={company} year={year} format={shown} mayEdit={mayEdit} />
        </>
      )}
      {areChangesOpen && mapping && (
        <ChangesDrawer
          company={company}
          year={year}
          mapping={mapping}
          mayEdit={mayEdit}
          onClose={() => setChangesOpen(false)}
        />
      )}
    </>
  );
}

function useMay(company: number) {
  const access = useAccess();
  return (permission: 'estados_financieros.exportar' | 'estados_financieros.editar') =>
    isAdmin() || (access !== undefined && allows(access, permission, company));
}

function Warnings({ summary: { missing, cut, closedIn } }: Pick<ExogenaProps, 'summary'>) {
  const isUnfinished = Number(cut.slice(-2)) < 12;
  return (
    <>
      {missing.length > 0 && <Notice tone="warning">{text.missing(missing)}</Notice>}
      {isUnfinished && <Notice tone="early">{text.unfinished(cut)}</Notice>}
      <Notice>
        {text.preview} {closedIn !== null && text.closed(closedIn)}
      </Notice>
    </>
  );
}

/** What was said of the year before holds as a proposal until somebody leaves it for this one. */
function TakenOver({ company, year, mayEdit }: { company: number; year: number; mayEdit: boolean }) {
  const { data: mapping } = useExogenaMapping(company, year);
  const keep = useSetExogena(company, year, mapping?.version ?? 0, {
    onSuccess: () => notify({ title: text.taken(year), description: text.title }, 'success'),
  });
  if (!mapping || mapping.takenFrom === null) return null;
  const { assignments, thresholds } = mapping;
  return (
    <Notice
      tone="early"
      action={
        mayEdit && (
          <Button loading={keep.isPending} onClick={() => keep.mutate({ assignments, thresholds })}>
            {text.take(year)}
          </Button>
        )
      }
    >
      {text.takenFrom(mapping.takenFrom, year)}
    </Notice>
  );
}
