/** What waits by date, with a search and a filter by kind; each row leads where it is worked. */
import { FileDown, FileText, Lock, type LucideIcon, MessageSquare } from 'lucide-react';
import { Link } from 'react-router';
import { mostPendingFindings } from '#api/audits/pending/calls.gen.ts';
import { dayBeside } from '#core/reference/dated/overlay.ts';
import type { PendingWork } from '../../data/pending.ts';
import { FilterSelect } from '../../lists/FilterSelect.tsx';
import { SearchField } from '../../lists/SearchField.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Lines, Row } from '../../ui/layout/Layout.tsx';
import { Second, Text } from '../../ui/layout/Text.tsx';
import { Figure } from '../../ui/mark/Figure.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { SeverityMark } from '../../ui/mark/SeverityMark.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { byDay, type DayGroup, type Entry, type EntryKind, entryKinds, matches } from './entries.ts';
import styles from './Pending.module.css';
import { kindNames, pendingText as text } from './text.es.ts';

interface PendingListProps {
  work: PendingWork;
  entries: readonly Entry[];
  isTeam: boolean;
}

export function PendingList({ work, entries, isTeam }: PendingListProps) {
  const { search, change, clear } = useListAddress();
  const { today, hasMore } = work.meta;
  const words = search.get('buscar') ?? '';
  const kind = entryKinds.find((one) => one === search.get('tipo'));
  const shown = entries.filter((entry) => (kind === undefined || entry.kind === kind) && matches(entry, words));
  const groups = byDay(shown, today);
  return (
    <Panel label={text.list} flush>
      <Row wrap inset="bar" ruled="below">
        <SearchField
          label={text.search}
          placeholder={text.searchHint}
          value={words}
          onChange={(value) => change('buscar', value || null)}
        />
        <FilterSelect
          label={text.kind}
          all={text.everyKind}
          choices={entryKinds.map((value) => ({ value, label: kindNames[value] }))}
          value={kind}
          onChoose={(value) => change('tipo', value || null)}
        />
      </Row>
      {entries.length === 0 && <EmptyState>{isTeam ? text.empty(null) : text.emptyMine}</EmptyState>}
      {entries.length > 0 && shown.length === 0 && (
        <EmptyState action={<Button onClick={() => clear('buscar', 'tipo')}>{text.clearFilters}</Button>}>
          {text.noneFound}
        </EmptyState>
      )}
      {groups.map(({ group, entries: within }) => (
        <section key={group} aria-label={nameOf(group, today)} className={styles.group}>
          <Row className={styles.head}>
            <Text as="h2" size="small" weight="strong" tone={group === 'overdue' ? 'wrong' : 'secondary'}>
              {nameOf(group, today)}
            </Text>
            <Text size="small" tone="muted">
              {within.length}
            </Text>
          </Row>
          <Lines leads tight>
            {within.map((entry) => (
              <EntryRow key={entry.key} entry={entry} today={today} />
            ))}
          </Lines>
        </section>
      ))}
      {hasMore && (
        <Text as="p" size="small" tone="muted" inset ruled="above">
          {text.more(mostPendingFindings)}
        </Text>
      )}
    </Panel>
  );
}

const signs: Record<Exclude<EntryKind, 'finding'>, LucideIcon> = {
  answer: MessageSquare,
  files: FileDown,
  signOff: Lock,
  return: FileText,
};

function EntryRow({ entry, today }: { entry: Entry; today: string }) {
  const { kind, severity, title, facts, amount, word, day, to } = entry;
  const isOverdue = day !== null && day < today;
  return (
    <li className={styles.row}>
      {severity !== null ? (
        <SeverityMark mark={severity} hideWord />
      ) : (
        kind !== 'finding' && <Icon of={signs[kind]} className="mut" />
      )}
      <div className={styles.words}>
        <Link to={to}>{title}</Link>
        <Second>{facts}</Second>
      </div>
      <span className={styles.amount}>{amount !== null && <Figure amount={amount} flush />}</span>
      <Text size="small" tone="secondary" className={styles.word}>
        {word}
      </Text>
      <Text figures className={styles.day} {...(isOverdue && { tone: 'wrong' as const, weight: 'strong' as const })}>
        {isOverdue && <span className="sr">{text.overdue} </span>}
        {day !== null && text.due(day, today)}
      </Text>
    </li>
  );
}

function nameOf(group: DayGroup, today: string): string {
  return text.groups[group](group === 'tomorrow' ? dayBeside(today, 1) : today);
}
