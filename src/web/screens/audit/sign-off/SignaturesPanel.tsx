/** Both signatures, what the next one declares, and the buttons that give it. */
import { Lock } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Signature, SignOff } from '#api/audits/audits/sign-off/contract.ts';
import type { Period } from '#core/calendar/period.ts';
import { bySamePerson } from '#core/product/signed-by.es.ts';
import { type SignOffAct, useSignOffAct } from '../../../data/audits/sign-offs.ts';
import { notify } from '../../../data/failures/notices.ts';
import { dropDraft } from '../../../data/session/draft.ts';
import { isAdmin } from '../../../data/session/session.ts';
import { allows, useAccess } from '../../../data/users/access.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Checkbox } from '../../../ui/control/Checkbox.tsx';
import { Lines, Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { focusAfter } from '../../../ui/page/focus-after.ts';
import { Panel } from '../../../ui/page/Panel.tsx';
import { StateSign } from '../life/StateMark.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { signOffText as text } from './text.es.ts';

interface SignaturesPanelProps {
  company: number;
  period: Period;
  month: SignOff;
}

export function SignaturesPanel({ company, period, month }: SignaturesPanelProps) {
  const { state, prepared, closed, reviewers, statement } = month;
  return (
    <Panel title={text.signatures} flush>
      <Lines>
        {closed && closed.id === prepared?.id ? (
          <Step name={bySamePerson} signature={closed} />
        ) : (
          <>
            <Step name={prepared ? text.preparer : text.toPrepare} signature={prepared}>
              <Second>{text.waitsForPreparer}</Second>
            </Step>
            <Step name={closed ? text.reviewer : text.toReview} signature={closed}>
              <Text>{text.reviewers(reviewers.map(({ name }) => name))}</Text>
              {state === 'prepared' && <Second>{text.waitsForReviewer}</Second>}
            </Step>
          </>
        )}
        <Row as="li" align="baseline" gap={12}>
          <Icon of={Lock} size={12} className="mut" />
          <Stack gap={2} grow>
            <Second>{text.closing}</Second>
            <b>{state === 'closed' ? text.locked(period) : text.locks(period)}</b>
            <Second>{text.lockNote}</Second>
          </Stack>
        </Row>
      </Lines>
      <Stack ground="well" gap={4} inset>
        <Second>{state === 'closed' ? text.signedStatement : text.statementOf[state]}</Second>
        <Text as="p">{statement}</Text>
      </Stack>
      {state !== 'closed' && (
        <Signing key={`${state} ${month.digest}`} company={company} period={period} month={month} />
      )}
    </Panel>
  );
}

interface StepProps {
  name: string;
  signature: Signature | null;
  /** While it is not signed. */
  children?: ReactNode;
}

function Step({ name, signature, children }: StepProps) {
  return (
    <Row as="li" align="baseline" gap={12}>
      {signature ? (
        <SeverityMark mark="correcto" hideWord>
          {text.signedWord}
        </SeverityMark>
      ) : (
        <StateSign state="nuevo" />
      )}
      <Stack gap={2} grow>
        <Second>{name}</Second>
        {signature ? (
          <>
            <b>{signature.name}</b>
            {signature.card && <Second>{text.card(signature.card)}</Second>}
            <Text size="small">{text.signedAt(signature.at)}</Text>
          </>
        ) : (
          children
        )}
      </Stack>
    </Row>
  );
}

/** The next signature; a new digest starts it again. */
function Signing({ company, period, month }: SignaturesPanelProps) {
  const [isRead, setRead] = useState(false);
  const [returning, setReturning] = useState(false);
  const why = useId();
  const access = useAccess();
  const draft = `return-${company}-${month.period}`;
  const act = useSignOffAct(
    { company, period: month.period },
    {
      onSuccess: (_, { act: done }: SignOffAct) => {
        if (done === 'return') dropDraft(draft);
        notify({ title: text.told[done] }, 'success');
      },
    },
  );
  const may = (action: 'editar' | 'aprobar') =>
    !isAdmin() && access !== undefined && allows(access, `auditoria.${action}`, company);
  const { state, obstacle, digest, prepared, isOutdated } = month;
  const isClosing = state === 'prepared' && !isOutdated;
  const needsReading = isClosing && (month.content?.open.length ?? 0) > 0;
  const cannot = obstacle !== null || (needsReading && !isRead);
  const sign = () => digest !== null && act.mutate({ act: isClosing ? 'close' : 'prepare', digest });
  if (returning)
    return (
      <Stack inset gap={8}>
        <ReasonForm
          draft={draft}
          label={text.comment}
          help={text.commentHelp}
          action={text.giveBackNow}
          pending={act.isPending}
          onCancel={() => {
            dropDraft(draft);
            setReturning(false);
          }}
          onSend={(reason) => act.mutate({ act: 'return', reason })}
        />
      </Stack>
    );
  return (
    <Stack inset gap={8}>
      {needsReading && (
        <Checkbox checked={isRead} onChange={(event) => setRead(event.target.checked)}>
          {text.read}
        </Checkbox>
      )}
      {may(isClosing ? 'aprobar' : 'editar') && (
        <Button
          ref={focusAfter}
          type="primary"
          block
          icon={isClosing ? <Icon of={Lock} /> : undefined}
          disabled={cannot}
          aria-describedby={obstacle === null ? undefined : why}
          loading={act.isPending}
          onClick={sign}
        >
          {isClosing ? text.close(period) : state === 'prepared' ? text.prepareAgain : text.prepare}
        </Button>
      )}
      {obstacle && (
        <Text id={why} tone="secondary" size="small">
          {obstacle}
        </Text>
      )}
      {state === 'prepared' && prepared && may('aprobar') && (
        <Button type="link" onClick={() => setReturning(true)}>
          {text.giveBack(prepared.name)}
        </Button>
      )}
    </Stack>
  );
}
