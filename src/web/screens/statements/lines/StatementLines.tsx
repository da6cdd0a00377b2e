/** Every account of a month with its line: proposals are accepted, lines said and taken back, each change at once. */
import { Check, History } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { LineAccounts, StatementLinesDocument } from '#api/statements/statement-lines/contract.ts';
import { notify } from '../../../data/failures/notices.ts';
import { reportItemPath, statementLinesName, statementsPath } from '../../../data/routes/company-route.ts';
import { type LineAssignments, useSetLines } from '../../../data/statements/statement-lines.ts';
import { useHindrance } from '../../../data/users/hindrance.ts';
import { SearchField } from '../../../lists/SearchField.tsx';
import { Button } from '../../../ui/control/Button.tsx';
import { Radios } from '../../../ui/control/Radios.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { TabLinks } from '../../../ui/nav/TabLinks.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { phone, useMedia } from '../../../ui/page/use-media.ts';
import { Select } from '../../../ui/select/Select.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { HindranceNotice } from '../../../ui/state/HindranceNotice.tsx';
import { AccountLines } from './AccountLines.tsx';
import { LineHistory } from './LineHistory.tsx';
import { acceptAll, accountsOf, assign, type LineFilter, lineFilters, unassign } from './line-accounts.ts';
import { linesText } from './text.es.ts';

interface StatementLinesProps {
  company: number;
  stored: StatementLinesDocument;
  books: LineAccounts;
}

export function StatementLines({ company, stored, books }: StatementLinesProps) {
  const [params, setParams] = useSearchParams();
  const [words, setWords] = useState('');
  const [showsHistory, setShowsHistory] = useState(false);
  const why = useHindrance('estados_financieros.editar', company);
  const save = useSave(company, stored);
  const { period, accounts } = books;
  const filter = lineFilters.find((one) => one === params.get('ver')) ?? 'todas';
  const choose = (chosen: LineFilter) => {
    const next = new URLSearchParams(params);
    if (chosen === 'todas') next.delete('ver');
    else next.set('ver', chosen);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const shown = accountsOf(accounts, filter, words.trim());
  const proposed = accountsOf(accounts, 'propuestas').length;
  const { assignments } = stored;
  return (
    <>
      <PageHeader
        title={linesText.title}
        context={linesText.context(period)}
        actions={
          <>
            <Button icon={<Icon of={History} />} onClick={() => setShowsHistory(true)}>
              {linesText.history}
            </Button>
            {why === null && proposed > 0 && (
              <Button
                type="primary"
                icon={<Icon of={Check} />}
                loading={save.isPending}
                onClick={() => save.to(acceptAll(assignments, accounts), linesText.accepted(proposed))}
              >
                {linesText.acceptAll(proposed)}
              </Button>
            )}
          </>
        }
      />
      <LineTabs company={company} period={period} />
      <HindranceNotice why={why} />
      <Panel label={linesText.lines} flush>
        <Row gap={8} wrap inset="bar" ruled="below">
          <Filters accounts={accounts} filter={filter} onChoose={choose} />
          <SearchField label={linesText.search} placeholder={linesText.searchHint} value={words} onChange={setWords} />
        </Row>
        {shown.length === 0 ? (
          <EmptyState>{words === '' ? linesText.nothing[filter] : linesText.nothing.todas}</EmptyState>
        ) : (
          <AccountLines
            key={filter}
            accounts={shown}
            period={period}
            lines={stored.lines}
            company={company}
            readOnly={why !== null}
            isSaving={save.isPending}
            onSay={(code, line) => save.to(assign(assignments, code, line), linesText.changed(code))}
            onUndo={(pattern) => save.to(unassign(assignments, pattern), linesText.undone(pattern))}
          />
        )}
      </Panel>
      <LineHistory
        company={company}
        stored={stored}
        readOnly={why !== null}
        open={showsHistory}
        onClose={() => setShowsHistory(false)}
      />
    </>
  );
}

interface FiltersProps {
  accounts: LineAccounts['accounts'];
  filter: LineFilter;
  onChoose: (filter: LineFilter) => void;
}

function Filters({ accounts, filter, onChoose }: FiltersProps) {
  const isPhone = useMedia(phone);
  const options = lineFilters.map((value) => ({
    value,
    label: linesText.counted(linesText.filters[value], accountsOf(accounts, value).length),
  }));
  const chosen = { 'aria-label': linesText.filter, value: filter, options, onChange: onChoose };
  return isPhone ? <Select<LineFilter> {...chosen} /> : <Radios {...chosen} />;
}

/** Stores what the company says, and tells it once stored. */
function useSave(company: number, stored: StatementLinesDocument) {
  const set = useSetLines(company, stored.version);
  return {
    isPending: set.isPending,
    to: (assignments: LineAssignments, title: string) =>
      set.mutate(assignments, { onSuccess: () => notify({ title }, 'success') }),
  };
}

/** The statements, the lines, and the other place where accounts are given their parts. */
function LineTabs({ company, period }: { company: number; period: string | null }) {
  const month = period === null ? {} : { mes: period };
  return (
    <TabLinks
      label={linesText.tabs}
      links={[
        { to: statementsPath(company, undefined, month), name: linesText.back, current: false },
        { to: statementsPath(company, statementLinesName, month), name: linesText.lines, current: 'page' },
        { to: reportItemPath(company, 0), name: linesText.report, current: false },
      ]}
    />
  );
}
