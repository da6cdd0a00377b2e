/** Form of a justification: reason, scope with what each covers today, until when, and its effect before it is done. */
import { useState } from 'react';
import { type Period, periodKey } from '#core/calendar/period.ts';
import type { JustificationScope } from '#core/engine/life/finding-state.ts';
import {
  type GivenJustification,
  type LifePlace,
  useJustificationPreview,
} from '../../../data/audits/finding-lives.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Radios } from '../../../ui/control/Radios.tsx';
import { TextArea } from '../../../ui/control/TextArea.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import styles from './Life.module.css';
import { monthsAfter } from './LifeFooter.tsx';
import { justifyText, lifeText } from './text.es.ts';

/** What is written so far, without the findings. */
export type DraftJustification = Omit<GivenJustification, 'findings'>;

export function newDraft(period: Period): DraftJustification {
  return { scope: 'finding', reason: '', until: monthsAfter(period)[0] ?? null };
}

interface JustifyFormProps {
  place: LifePlace;
  period: Period;
  draft: DraftJustification;
  onDraft: (draft: DraftJustification) => void;
  /** May justify whole rules, and single findings. */
  mayApprove: boolean;
  mayEdit: boolean;
  /** The reason is asked for. */
  isMissing: boolean;
}

export function JustifyForm(props: JustifyFormProps) {
  const { place, period, draft, onDraft, mayApprove, mayEdit, isMissing } = props;
  const preview = useJustificationPreview(place);
  const { scopes = [], healthIndex = 0 } = preview.data ?? {};
  const own = scopes.find(({ scope }) => scope === draft.scope);
  const mayUse = (scope: JustificationScope) => (scope === 'rule' ? mayApprove : mayEdit);
  return (
    <Stack as="section" gap={16} above={12}>
      <h3>{justifyText.title}</h3>
      <ReasonField reason={draft.reason} isMissing={isMissing} onChange={(reason) => onDraft({ ...draft, reason })} />
      <Stack gap={4}>
        <b>{justifyText.covers}</b>
        <Radios<JustificationScope>
          aria-label={justifyText.covers}
          className={styles.cards}
          look="list"
          value={draft.scope}
          onChange={(scope) => mayUse(scope) && onDraft({ ...draft, scope })}
          options={scopes
            .filter(({ scope }) => mayUse(scope) || scope === 'rule')
            .map(({ scope, covers }) => ({
              value: scope,
              label: (
                <Card
                  title={justifyText.scope[scope]}
                  note={`${justifyText.today(covers)} ${mayUse(scope) ? '' : justifyText.approval}`}
                />
              ),
            }))}
        />
      </Stack>
      <UntilField period={period} until={draft.until} onChange={(until) => onDraft({ ...draft, until })} />
      {own && (
        <Stack gap={4} className={styles.comment}>
          <b>{justifyText.effect}</b>
          <Text tone="muted">
            {justifyText.effectWords(own.covers, own.amount, own.toExplain, healthIndex, own.healthIndex)}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

function Card({ title, note }: { title: string; note: string }) {
  return (
    <>
      <Text as="b">{title}</Text>
      <Text as="p" size="small" tone="muted">
        {note}
      </Text>
    </>
  );
}

interface ReasonFieldProps {
  reason: string;
  isMissing: boolean;
  onChange: (reason: string) => void;
}

export function ReasonField({ reason, isMissing, onChange }: ReasonFieldProps) {
  return (
    <Stack gap={4}>
      <b>{justifyText.reason}</b>
      <Row wrap gap={6}>
        {justifyText.usual.map((words) => (
          <Button key={words} size="small" onClick={() => onChange(reason ? `${reason} ${words}` : words)}>
            {words}
          </Button>
        ))}
      </Row>
      <TextArea
        rows={3}
        maxLength={2000}
        aria-label={justifyText.reason}
        aria-required
        aria-invalid={isMissing || undefined}
        value={reason}
        onChange={({ target }) => onChange(target.value)}
      />
      <Text size="small" tone="muted" role={isMissing ? 'alert' : undefined}>
        {isMissing ? justifyText.reasonMissing : justifyText.reasonHelp}
      </Text>
    </Stack>
  );
}

interface UntilFieldProps {
  period: Period;
  /** Null: always. */
  until: string | null;
  onChange: (until: string | null) => void;
}

export function UntilField({ period, until, onChange }: UntilFieldProps) {
  const [last, setLast] = useState(until ?? monthsAfter(period)[0]!);
  const months = [periodKey(period), ...monthsAfter(period)];
  return (
    <Stack gap={4}>
      <b>{justifyText.until}</b>
      <Radios<'month' | 'always'>
        aria-label={justifyText.until}
        className={styles.cards}
        look="list"
        value={until === null ? 'always' : 'month'}
        onChange={(value) => onChange(value === 'always' ? null : last)}
        options={[
          { value: 'month', label: <Card title={justifyText.aMonth} note={justifyText.aMonthHelp} /> },
          { value: 'always', label: <Card title={justifyText.always} note={justifyText.alwaysHelp} /> },
        ]}
      />
      {until !== null && (
        <Select<string>
          aria-label={justifyText.lastMonth}
          value={until}
          options={months.map((value) => ({ value, label: lifeText.month(value) }))}
          onChange={(value) => {
            setLast(value);
            onChange(value);
          }}
        />
      )}
    </Stack>
  );
}
