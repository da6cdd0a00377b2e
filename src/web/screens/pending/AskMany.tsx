/**
 * Asks many clients for the files of a month in one go. Each row tells what came of it; links that no mail takes to their
 * client are told here once.
 */
import { MessageCircle } from 'lucide-react';
import { useId } from 'react';
import type { MonthBalance } from '#api/audits/pending/contract.ts';
import { fileKinds, mostRequestDays } from '#api/balances/file-requests/calls.gen.ts';
import { fileKindName } from '../../asked/text.es.ts';
import type { AskedRequest } from '../../data/balances/file-requests.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Checkbox } from '../../ui/control/Checkbox.tsx';
import { DayInput } from '../../ui/control/DayInput.tsx';
import { Input } from '../../ui/control/Input.tsx';
import { CopyButton } from '../../ui/copy/CopyButton.tsx';
import { LooseField } from '../../ui/form/Field.tsx';
import { Columns, Lines, Row, Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { useLeaveWarning } from '../../ui/state/use-leave-warning.ts';
import type { AskedRow } from './asked-rows.ts';
import styles from './Pending.module.css';
import { balancesText, manyText as text } from './text.es.ts';
import { type AskingMany, useAskMany } from './use-ask-many.ts';

interface AskManyProps {
  period: string;
  today: string;
  /** Of companies that may be asked. */
  balances: readonly MonthBalance[];
  onClose: () => void;
}

export function AskMany({ period, today, balances, onClose }: AskManyProps) {
  const asking = useAskMany(period, balances);
  const { rows, put, isSending, made, failed, incomplete, byHand } = asking;
  useLeaveWarning(isSending || byHand > 0);
  const isEveryOne = rows.every(({ isChosen }) => isChosen);
  return (
    <Dialog
      open
      width={980}
      title={text.title(period)}
      closes={isSending ? 'never' : made > 0 ? 'cross' : 'anyhow'}
      onCancel={onClose}
      footer={<AskButtons asking={asking} onClose={onClose} />}
    >
      <Stack gap={12}>
        <p>{text.note}</p>
        {made + failed > 0 && !isSending && (
          <Text as="p" weight="medium" role="status">
            {text.summary(made, failed, byHand)}
          </Text>
        )}
        <WhatIsAsked asking={asking} />
        <Checkbox
          checked={isEveryOne}
          indeterminate={!isEveryOne && rows.some(({ isChosen }) => isChosen)}
          disabled={isSending}
          onChange={({ target }) => asking.chooseAll(target.checked)}
        >
          {text.all}
        </Checkbox>
        <Lines tight className={styles.asked}>
          {rows.map((row) => (
            <AskedCompany
              key={row.company.id}
              row={row}
              today={today}
              isLocked={isSending || row.outcome?.made !== undefined}
              onChange={(change) => put(row.company.id, change)}
            />
          ))}
        </Lines>
        {incomplete > 0 && !isSending && (
          <Text as="p" size="small" tone="secondary">
            {text.incomplete(incomplete)}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

function AskButtons({ asking, onClose }: { asking: AskingMany; onClose: () => void }) {
  const { isSending, made, failed, left, incomplete, isDayGood, wants, send, stop } = asking;
  return (
    <>
      {isSending ? (
        <>
          <Text tone="secondary" role="status" grow>
            {text.sending(made + failed, made + left)}
          </Text>
          <Button onClick={stop}>{text.stop}</Button>
        </>
      ) : (
        <Button onClick={onClose}>{made > 0 ? text.done : text.cancel}</Button>
      )}
      {(left > 0 || made === 0) && (
        <Button
          type="primary"
          loading={isSending}
          disabled={left === 0 || incomplete > 0 || !isDayGood || wants.length === 0}
          onClick={send}
        >
          {text.send(left)}
        </Button>
      )}
    </>
  );
}

function WhatIsAsked({
  asking: { wants, setWants, expiresOn, setExpiresOn, isDayGood, isSending },
}: {
  asking: AskingMany;
}) {
  const id = useId();
  return (
    <Columns of="minmax(0, 1fr) 240px">
      <Stack gap={4} role="group" aria-labelledby={id}>
        <b id={id}>{text.wants}</b>
        <Row wrap gap={16} rowGap={4}>
          {fileKinds.map((kind) => (
            <Checkbox
              key={kind}
              checked={wants.includes(kind)}
              disabled={isSending}
              onChange={({ target }) =>
                setWants(fileKinds.filter((one) => (one === kind ? target.checked : wants.includes(one))))
              }
            >
              {fileKindName[kind]}
            </Checkbox>
          ))}
        </Row>
      </Stack>
      <Stack gap={4}>
        <LooseField label={text.until}>
          <DayInput value={expiresOn} onChange={setExpiresOn} />
        </LooseField>
        {!isDayGood && (
          <Text as="p" size="small" tone="wrong">
            {text.badDay(mostRequestDays)}
          </Text>
        )}
      </Stack>
    </Columns>
  );
}

interface AskedCompanyProps {
  row: AskedRow;
  today: string;
  isLocked: boolean;
  onChange: (change: Partial<AskedRow>) => void;
}

function AskedCompany({ row, today, isLocked, onChange }: AskedCompanyProps) {
  const { company, isChosen, name, greeting, email, outcome } = row;
  const named = (field: keyof typeof text.head) => ({
    'aria-label': text.fieldOf(text.head[field], company.name),
    placeholder: text.head[field],
    autoComplete: 'off',
    disabled: isLocked,
  });
  return (
    <Stack as="li" gap={4}>
      <div className={styles.askedRow}>
        <Checkbox
          checked={isChosen}
          disabled={isLocked}
          aria-label={text.include(company.name)}
          onChange={({ target }) => onChange({ isChosen: target.checked })}
        >
          <Text weight="medium">{company.name}</Text>
          <Text as="small" tone="muted" className={styles.askedFacts}>
            {balancesText.facts(row, today)}
          </Text>
        </Checkbox>
        <Input
          {...named('name')}
          maxLength={120}
          value={name}
          onChange={({ target }) =>
            onChange({
              name: target.value,
              isChosen: true,
              ...(greeting === name && { greeting: target.value }),
            })
          }
        />
        <Input
          {...named('greeting')}
          maxLength={120}
          value={greeting}
          onChange={({ target }) => onChange({ greeting: target.value, isChosen: true })}
        />
        <Input
          {...named('email')}
          type="email"
          maxLength={254}
          value={email}
          onChange={({ target }) => onChange({ email: target.value, isChosen: true })}
        />
      </div>
      {outcome?.failure !== undefined && (
        <Text as="p" size="small" tone="wrong" role="alert">
          {outcome.failure}
        </Text>
      )}
      {outcome?.made !== undefined && <Made made={outcome.made} company={company.name} />}
    </Stack>
  );
}

function Made({ made: { data, message }, company }: { made: AskedRequest; company: string }) {
  return (
    <Row wrap>
      <Text size="small" tone="secondary" grow>
        {data.email === null ? text.link : text.mailed(data.email)}
      </Text>
      <Button
        size="small"
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noreferrer"
        icon={<Icon of={MessageCircle} size={14} />}
        aria-label={text.whatsappOf(company)}
      >
        {text.whatsapp}
      </Button>
      <CopyButton text={message} label={text.copyOf(company)} />
    </Row>
  );
}
