/** Actions on a finding: justify, put off, and the next step. */
import { Clock, FileCheck2, MessageCircleQuestionMark } from 'lucide-react';
import type { FindingLife } from '#api/audits/finding-lives/contract.ts';
import { nextMonth, type Period, periodKey } from '#core/calendar/period.ts';
import { type GivenState, nextState } from '#core/engine/life/finding-state.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Menu } from '../../../ui/overlay/Menu.tsx';
import { mendedText } from '../versions/text.es.ts';
import styles from './Life.module.css';
import { askText } from './questions/text.es.ts';
import { lifeText } from './text.es.ts';

interface LifeFooterProps {
  life: FindingLife;
  period: Period;
  /** Otherwise whole rules only may be justified. */
  mayEdit: boolean;
  isPending: boolean;
  onJustify: () => void;
  onAsk: () => void;
  onUnjustify: (id: string) => void;
  /** Loads the month again; null: not allowed, or of an earlier month. */
  onMended: (() => void) | null;
  onChange: (change: { state: GivenState } | { snoozeTo: string | null }) => void;
}

export function LifeFooter(props: LifeFooterProps) {
  const { life, period, mayEdit, isPending, onJustify, onAsk, onUnjustify, onMended, onChange } = props;
  const { state, snoozedTo, justificationId } = life;
  if (state === 'corregido') return null;
  if (justificationId !== null)
    return <Button onClick={() => onUnjustify(justificationId)}>{lifeText.unjustify}</Button>;
  const next = nextState(state);
  return (
    <Stack gap={8}>
      {onMended && (
        <Row>
          <Button type="inline" onClick={onMended}>
            {mendedText.button}
          </Button>
        </Row>
      )}
      <Row wrap justify="between" className={styles.footer}>
        <Row wrap>
          <Button icon={<Icon of={FileCheck2} />} onClick={onJustify}>
            {lifeText.justify}
          </Button>
          {mayEdit && (
            <Button
              icon={<Icon of={MessageCircleQuestionMark} />}
              aria-label={askText.ask}
              title={askText.ask}
              onClick={onAsk}
            >
              {askText.askShort}
            </Button>
          )}
          {mayEdit && snoozedTo === null && (
            <SnoozeMenu period={period} onChoose={(snoozeTo) => onChange({ snoozeTo })} />
          )}
          {mayEdit && snoozedTo !== null && (
            <Button onClick={() => onChange({ snoozeTo: null })}>{lifeText.unsnooze}</Button>
          )}
        </Row>
        {mayEdit && next !== null && next !== 'nuevo' && (
          <Button type="primary" loading={isPending} onClick={() => onChange({ state: next })}>
            {lifeText.next[next]}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** Months after one: the year that follows. */
export function monthsAfter(period: Period): string[] {
  let month = period;
  return Array.from({ length: 12 }, () => {
    month = nextMonth(month);
    return periodKey(month);
  });
}

export function SnoozeMenu({ period, onChoose }: { period: Period; onChoose: (month: string) => void }) {
  return (
    <Menu
      trigger={<Button icon={<Icon of={Clock} />}>{lifeText.snooze}</Button>}
      items={monthsAfter(period).map((key) => ({ key, label: lifeText.month(key) }))}
      onChoose={onChoose}
    />
  );
}
