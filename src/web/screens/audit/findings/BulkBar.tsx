/** Actions on the selected findings, and taking the last one back. */

import { CalendarDays, CircleDot, Clock, FileCheck2, MessageCircleQuestionMark, UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import { periodKey } from '#core/calendar/period.ts';
import { type GivenState, givenStates } from '#core/engine/life/finding-state.ts';
import { stakeSums } from '#core/engine/weighing/stake.ts';
import { useFindingPeople } from '../../../data/audits/finding-lives.ts';
import { dropDraft, useDraft } from '../../../data/session/draft.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { DayInput } from '../../../ui/control/DayInput.tsx';
import { FloatingBar } from '../../../ui/layout/FloatingBar.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { Menu } from '../../../ui/overlay/Menu.tsx';
import { Popover } from '../../../ui/overlay/Popover.tsx';
import { phone, useMedia } from '../../../ui/page/use-media.ts';
import { stateWord } from '../../../ui/text.es.ts';
import { newDraft, ReasonField, UntilField } from '../life/JustifyForm.tsx';
import styles from '../life/Life.module.css';
import { monthsAfter } from '../life/LifeFooter.tsx';
import { AskDialog } from '../life/questions/AskDialog.tsx';
import { askText } from '../life/questions/text.es.ts';
import { bulkText, justifyText, lifeText } from '../life/text.es.ts';
import type { Work } from '../life/use-work.ts';
import { StakeFigure } from './StakeFigure.tsx';

export function BulkBar({ work }: { work: Work }) {
  const { chosen, undo, changed } = work;
  if (chosen.length === 0 && undo === null) return null;
  return (
    <FloatingBar as="section" className={styles.bulk} aria-label={bulkText.region}>
      {chosen.length === 0 ? (
        <Row justify="between" role="status">
          {bulkText.done(changed)}
          <Button size="small" onClick={() => undo?.()}>
            {bulkText.undo}
          </Button>
        </Row>
      ) : (
        <Chosen work={work} />
      )}
    </FloatingBar>
  );
}

/** On a phone the actions have lines of their own. */
function Chosen({ work }: { work: Work }) {
  const { chosen, drop } = work;
  const isPhone = useMedia(phone);
  const told = (
    <>
      <Text weight="strong" figures>
        {bulkText.chosen(chosen.length)}
      </Text>
      <Text size="small" tone="muted" grow>
        <StakeFigure sums={stakeSums(chosen.map(({ finding }) => finding))} />
      </Text>
    </>
  );
  const leave = (
    <Button
      type="text"
      size="small"
      icon={<Icon of={X} />}
      aria-label={bulkText.drop}
      title={bulkText.drop}
      onClick={drop}
    />
  );
  if (!isPhone)
    return (
      <Row wrap>
        {told}
        <Actions work={work} />
        {leave}
      </Row>
    );
  return (
    <Stack gap={8}>
      <Row>
        {told}
        {leave}
      </Row>
      <Row wrap>
        <Actions work={work} />
      </Row>
    </Stack>
  );
}

function Actions({ work }: { work: Work }) {
  const { company, period, chosen, change, isPending } = work;
  const people = useFindingPeople(company, true).data ?? [];
  const [justifying, setJustifying] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <Button size="small" icon={<Icon of={UserPlus} />}>
            {bulkText.assign}
          </Button>
        }
        items={[
          { key: '', label: lifeText.nobody },
          ...people.map(({ id, name }) => ({ key: String(id), label: name })),
        ]}
        onChoose={(id) => change(chosen, { assignee: id === '' ? null : Number(id) })}
      />
      <Menu<GivenState>
        trigger={
          <Button size="small" icon={<Icon of={CircleDot} />}>
            {bulkText.state}
          </Button>
        }
        items={givenStates.map((key) => ({ key, label: stateWord[key] }))}
        onChoose={(state) => change(chosen, { state })}
      />
      <Popover
        trigger={
          <Button size="small" icon={<Icon of={CalendarDays} />}>
            {bulkText.date}
          </Button>
        }
      >
        {(close) => (
          <DayForm
            onDay={(due) => {
              close();
              change(chosen, { due });
            }}
          />
        )}
      </Popover>
      <Button size="small" icon={<Icon of={FileCheck2} />} onClick={() => setJustifying(true)}>
        {lifeText.justify}
      </Button>
      <Menu
        trigger={
          <Button size="small" icon={<Icon of={Clock} />} loading={isPending}>
            {lifeText.snooze}
          </Button>
        }
        side="end"
        items={monthsAfter(period).map((key) => ({ key, label: lifeText.month(key) }))}
        onChoose={(snoozeTo) => change(chosen, { snoozeTo })}
      />
      <Button size="small" icon={<Icon of={MessageCircleQuestionMark} />} onClick={() => setAsking(true)}>
        {askText.askShort}
      </Button>
      {asking && (
        <AskDialog
          company={company}
          period={period}
          findings={chosen.map(({ finding }) => finding.fingerprint)}
          onClose={() => setAsking(false)}
        />
      )}
      {justifying && <JustifyMany work={work} onClose={() => setJustifying(false)} />}
    </>
  );
}

function DayForm({ onDay }: { onDay: (day: string | null) => void }) {
  const [day, setDay] = useState('');
  return (
    <Stack>
      <DayInput aria-label={lifeText.due} value={day} onChange={setDay} />
      <Button size="small" onClick={() => onDay(day === '' ? null : day)}>
        {day === '' ? lifeText.noDue : bulkText.apply}
      </Button>
    </Stack>
  );
}

function JustifyMany({ work, onClose }: { work: Work; onClose: () => void }) {
  const name = `justification-${work.company}-${periodKey(work.period)}`;
  const [draft, setDraft] = useDraft(name, newDraft(work.period));
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    setMissing(draft.reason.trim().length < 3);
    if (draft.reason.trim().length < 3) return;
    // The dialog goes with the selection, once they are justified.
    work.justify(draft, () => dropDraft(name));
  };
  return (
    <Dialog
      open
      title={justifyText.many(work.chosen.length)}
      okText={justifyText.title}
      cancelText={justifyText.cancel}
      pending={work.isPending}
      onOk={send}
      onCancel={onClose}
    >
      <Stack gap={16}>
        <ReasonField
          reason={draft.reason}
          isMissing={isMissing && draft.reason.trim().length < 3}
          onChange={(reason) => setDraft({ ...draft, reason })}
        />
        <UntilField period={work.period} until={draft.until} onChange={(until) => setDraft({ ...draft, until })} />
      </Stack>
    </Dialog>
  );
}
