/** Work on the open finding: the parts of its drawer that change it. */
import { type ReactNode, useState } from 'react';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import {
  useEndJustifications,
  useFindingLife,
  useFindingPeople,
  useJustify,
} from '../../../data/audits/finding-lives.ts';
import { notify } from '../../../data/failures/notices.ts';
import { useDraft } from '../../../data/session/draft.ts';
import { useHindrance } from '../../../data/users/hindrance.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { Activity } from './Activity.tsx';
import { Attachments } from './Attachments.tsx';
import { type DraftJustification, JustifyForm, newDraft } from './JustifyForm.tsx';
import { LifeFooter } from './LifeFooter.tsx';
import { LifePanel } from './LifePanel.tsx';
import { useAsking } from './questions/use-asking.tsx';
import { justifyText, lifeText } from './text.es.ts';
import { useLifeChanges } from './use-life-changes.ts';

export interface FindingWork {
  /** In the header. */
  panel: ReactNode;
  /** Before what happened. */
  note: ReactNode;
  /** After the evidence. */
  sections: ReactNode;
  /** Replaces the body while a justification is written. */
  form: ReactNode;
  footer: ReactNode;
}

/** `onMended`: see `LifeFooter`. */
export function useFindingWork(
  company: number,
  item: FindingItem,
  period: Period,
  onMended: (() => void) | null,
): FindingWork {
  const { fingerprint } = item.finding;
  const place = { company, fingerprint, period: periodKey(period) };
  const whole = useFindingLife(place).data;
  const life = whole ?? item.life;
  const people = useFindingPeople(company, true).data ?? [];
  const mayEdit = useHindrance('auditoria.editar', company) === null;
  const mayApprove = useHindrance('auditoria.aprobar', company) === null;
  const mayLoad = useHindrance('auditoria.ejecutar', company) === null;
  const changes = useLifeChanges(place, life, people);
  const asking = useAsking(place, period, whole, mayEdit);
  const [draft, setDraft] = useDraft<DraftJustification | null>(
    `justification-${company}-${place.period}-${fingerprint}`,
    null,
  );
  const [isMissing, setMissing] = useState(false);
  const justifying = useJustify(company, place.period, {
    onSuccess: () => {
      setDraft(null);
      notify({ title: justifyText.done, description: item.finding.title }, 'success');
    },
  });
  const ending = useEndJustifications(company);
  const justify = () => {
    if (draft === null) return;
    setMissing(draft.reason.trim().length < 3);
    if (draft.reason.trim().length < 3) return;
    justifying.mutate({ ...draft, findings: [{ fingerprint, version: life.version }] });
  };
  const begin = () => setDraft({ ...newDraft(period), scope: mayEdit ? 'finding' : 'rule' });
  return {
    panel: <LifePanel item={item} life={whole} people={people} changes={changes} disabled={!mayEdit} />,
    note: (
      <>
        <Note life={whole} />
        {asking.open}
      </>
    ),
    sections: whole && (
      <>
        {asking.ended}
        <Attachments place={place} files={whole.files} mayEdit={mayEdit} />
        <Activity place={place} life={whole} people={people} changes={changes} mayEdit={mayEdit} />
      </>
    ),
    form: draft && (
      <JustifyForm
        key={fingerprint}
        place={place}
        period={period}
        draft={draft}
        onDraft={setDraft}
        mayApprove={mayApprove}
        mayEdit={mayEdit}
        isMissing={isMissing && draft.reason.trim().length < 3}
      />
    ),
    footer: draft ? (
      <Row justify="between">
        <Button onClick={() => setDraft(null)}>{justifyText.cancel}</Button>
        <Button type="primary" loading={justifying.isPending} onClick={justify}>
          {justifyText.submit[draft.scope]}
        </Button>
      </Row>
    ) : mayEdit || mayApprove ? (
      <>
        {asking.dialog}
        <LifeFooter
          life={life}
          period={period}
          mayEdit={mayEdit}
          isPending={changes.isPending}
          onJustify={begin}
          onAsk={asking.ask}
          onUnjustify={(id) => ending.mutate([id])}
          onMended={mayLoad ? onMended : null}
          onChange={changes.change}
        />
      </>
    ) : null,
  };
}

/** Why it is justified, or until when it is put off. */
function Note({ life }: { life: ReturnType<typeof useFindingLife>['data'] }) {
  if (life?.justification) {
    const { reason, createdBy, from, until } = life.justification;
    return (
      <Notice>
        <b>{reason}</b> {lifeText.justifiedBy(createdBy.name, from, until)}
      </Notice>
    );
  }
  return life?.snoozedTo ? <Notice>{lifeText.snoozeUntil(life.snoozedTo)}</Notice> : null;
}
