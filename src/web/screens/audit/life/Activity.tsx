/** What was done with a finding, oldest first. */
import { useState } from 'react';
import type { FindingAct, WholeLife } from '#api/audits/finding-lives/contract.ts';
import type { GivenState } from '#core/engine/life/finding-state.ts';
import type { LifePlace } from '../../../data/audits/finding-lives.ts';
import { useSession } from '../../../data/session/session.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Radios } from '../../../ui/control/Radios.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Section } from '../Section.tsx';
import { CommentBox } from './CommentBox.tsx';
import styles from './Life.module.css';
import { Named } from './LifePanel.tsx';
import { actSentence, lifeText } from './text.es.ts';
import type { LifeChanges, Person } from './use-life-changes.ts';

interface ActivityProps {
  place: LifePlace;
  life: WholeLife;
  people: readonly Person[];
  changes: LifeChanges;
  mayEdit: boolean;
}

type Part = 'all' | 'comments' | 'history';

export function Activity({ place, life, people, changes, mayEdit }: ActivityProps) {
  const [part, setPart] = useState<Part>('all');
  const me = useSession(({ user }) => user?.id);
  const { acts } = life;
  const shown = acts.filter(({ kind }) => part === 'all' || (kind === 'comment') === (part === 'comments'));
  const last = acts.at(-1);
  const undone = mayEdit && last !== undefined && last.by?.id === me ? undoOf(last) : null;
  const comments = acts.filter(({ kind }) => kind === 'comment').length;
  return (
    <Section
      title={lifeText.activity}
      action={
        acts.length > 1 && (
          <Radios<Part>
            aria-label={lifeText.show}
            value={part}
            onChange={setPart}
            options={[
              { value: 'all', label: lifeText.all },
              { value: 'comments', label: `${lifeText.comments} ${comments}` },
              { value: 'history', label: `${lifeText.history} ${acts.length - comments}` },
            ]}
          />
        )
      }
    >
      {acts.length === 0 && <p>{lifeText.nothing}</p>}
      <Stack as="ol" gap={8} above={8}>
        {shown.map((act) => (
          <li key={act.id}>
            {act.kind === 'comment' ? <Comment act={act} /> : <Line act={act} />}
            {act.id === last?.id && undone !== null && (
              <Button type="inline" onClick={() => changes.change(undone)}>
                {lifeText.undo}
              </Button>
            )}
          </li>
        ))}
      </Stack>
      {mayEdit && <CommentBox key={place.fingerprint} place={place} people={people} />}
    </Section>
  );
}

/** Change that takes an act back; null where it is undone elsewhere. */
function undoOf({ kind, before, by }: FindingAct): Parameters<LifeChanges['change']>[0] | null {
  if (by === null) return null;
  if (kind === 'state') return { state: before === 'reabierto' ? 'nuevo' : (before as GivenState) };
  if (kind === 'due') return { due: before };
  if (kind === 'snooze' && before === null) return { snoozeTo: null };
  return kind === 'assignee' && before === null ? { assignee: null } : null;
}

function Line({ act }: { act: FindingAct }) {
  return (
    <Text tone="muted">
      {actSentence(act)} <span className="small">{lifeText.when(act.at)}</span>{' '}
    </Text>
  );
}

function Comment({ act }: { act: FindingAct }) {
  return (
    <div className={styles.comment}>
      <Row>
        <b>
          <Named name={act.by?.name ?? ''} />
        </b>
        <Text size="small" tone="muted">
          {lifeText.when(act.at)}
        </Text>
      </Row>
      <p>{withMentions(act.after ?? '', act.mentions)}</p>
    </div>
  );
}

function withMentions(text: string, people: readonly Person[]): React.ReactNode {
  const names = people.map(({ name }) => `@${name}`);
  const found = names.find((name) => text.includes(name));
  if (found === undefined) return text;
  const at = text.indexOf(found);
  return (
    <>
      {text.slice(0, at)}
      <b>{found}</b>
      {withMentions(text.slice(at + found.length), people)}
    </>
  );
}
