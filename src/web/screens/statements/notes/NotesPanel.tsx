/** Notes that the company writes to the statements of a year; carried to later years. */
import { useState } from 'react';
import type { StatementNotes } from '#api/statements/notes/contract.ts';
import { notify } from '../../../data/failures/notices.ts';
import { dropDraft, useDraft } from '../../../data/session/draft.ts';
import { useSetStatementNotes, useStatementNotes } from '../../../data/statements/statement-documents.ts';
import { allows, useAccess } from '../../../data/users/access.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Input } from '../../../ui/control/Input.tsx';
import { TextArea } from '../../../ui/control/TextArea.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { DraftNotice } from '../../../ui/state/DraftNotice.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { ProposeNotes } from './ProposeNotes.tsx';
import { notesText as text } from './text.es.ts';

type Note = StatementNotes['notes'][number];

interface Draft {
  /** As they were read. */
  over: readonly Note[];
  notes: (Note & { id: number })[];
}

export function NotesPanel({ company, period }: { company: number; period: string }) {
  const access = useAccess();
  const { data, error, refetch } = useStatementNotes(company, period);
  const mayEdit = access !== undefined && allows(access, 'estados_financieros.editar', company);
  return (
    <Panel title={text.panel}>
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={2} columns="1fr" height={48} />}
      {data && mayEdit && (
        <Editor key={`${period.slice(0, 4)} ${data.version} ${data.from}`} company={company} stored={data} />
      )}
      {data && !mayEdit && <Read notes={data.notes} />}
    </Panel>
  );
}

function Read({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0) return <Text tone="muted">{text.none}</Text>;
  return (
    <Stack gap={16}>
      {notes.map(({ title, text: words }) => (
        <Stack key={title} gap={4}>
          <b>{title}</b>
          {words.split(/\n+/).map((line) => (
            <Text as="p" key={line} width="reading">
              {line}
            </Text>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

const isSame = (some: readonly Note[], others: readonly Note[]) => JSON.stringify(some) === JSON.stringify(others);

function Editor({ company, stored }: { company: number; stored: StatementNotes }) {
  const year = stored.period.slice(0, 4);
  const name = `statement-notes-${company}-${year}`;
  const [draft, setDraft] = useDraft<Draft | null>(name, null);
  const [isRecovered, setRecovered] = useState(draft !== null);
  const [isRefused, setRefused] = useState(false);
  const save = useSetStatementNotes(company, stored, {
    onSuccess: () => {
      // What was saved stays on the page until it was read again.
      dropDraft(name);
      notify({ title: text.saved }, 'success');
    },
  });
  const over = draft?.over ?? stored.notes;
  const notes = draft?.notes ?? stored.notes.map((note, id) => ({ ...note, id }));
  const plain = notes.map(({ title, text: words }): Note => ({ title: title.trim(), text: words.trim() }));
  const isChanged = !isSame(plain, stored.notes);
  const write = (next: Draft['notes']) => setDraft({ over, notes: next });
  const change = (id: number, changed: Partial<Note>) =>
    write(notes.map((note) => (note.id === id ? { ...note, ...changed } : note)));
  const discard = () => {
    setRefused(false);
    setRecovered(false);
    setDraft(null);
  };
  const submit = () => {
    const isWhole = plain.every((note) => note.title.length > 1 && note.text !== '');
    setRefused(!isWhole);
    if (isWhole) save.mutate(plain);
  };
  const add = () => {
    const id = Math.max(-1, ...notes.map((note) => note.id)) + 1;
    write([...notes, { id, title: text.newTitle(notes.length + 1), text: '' }]);
  };
  return (
    <Stack gap={16}>
      {isRecovered && isChanged && <DraftNotice isOutdated={!isSame(over, stored.notes)} onDiscard={discard} />}
      <Text as="p" tone="secondary" width="reading">
        {notes.length === 0 ? text.none : text.about}{' '}
        {stored.from !== null && !stored.from.startsWith(year) && text.carried(stored.from.slice(0, 4), year)}
      </Text>
      {notes.map(({ id, title, text: words }, index) => (
        <Stack key={id} gap={6}>
          <Input
            aria-label={text.titleOf(index + 1)}
            placeholder={text.titlePlaceholder}
            value={title}
            maxLength={160}
            onChange={({ target }) => change(id, { title: target.value })}
          />
          <TextArea
            aria-label={text.textOf(index + 1)}
            rows={5}
            value={words}
            maxLength={20_000}
            onChange={({ target }) => change(id, { text: target.value })}
          />
          <Row justify="end">
            <Button
              type="text"
              size="small"
              aria-label={text.removeOf(index + 1)}
              onClick={() => write(notes.filter((note) => note.id !== id))}
            >
              {text.remove}
            </Button>
          </Row>
        </Stack>
      ))}
      {isRefused && <Notice urgent>{text.incomplete}</Notice>}
      <Row gap={8} wrap>
        {notes.length === 0 && (
          <ProposeNotes
            company={company}
            period={stored.period}
            onPropose={(proposed) => write(proposed.map((note, id) => ({ ...note, id })))}
          />
        )}
        <Button onClick={add}>{text.add}</Button>
        {isChanged && (
          <>
            <Button type="primary" loading={save.isPending} onClick={submit}>
              {text.save}
            </Button>
            <Button type="text" onClick={discard}>
              {text.discard}
            </Button>
          </>
        )}
      </Row>
    </Stack>
  );
}
