/** Who is mailed when the statements of a month are signed, and of which. Requires permission to edit statements. */
import { type FormEvent, useState } from 'react';
import type { StatementMail } from '#api/statements/statement-mail/contract.ts';
import { notify } from '../../../data/failures/notices.ts';
import { usePutStatementMail, useStatementMail } from '../../../data/statements/statement-mail.ts';
import { allows, useAccess } from '../../../data/users/access.ts';
import { useHindrance } from '../../../data/users/hindrance.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Checkbox } from '../../../ui/control/Checkbox.tsx';
import { Radios } from '../../../ui/control/Radios.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { statementMailText as text } from './text.es.ts';

export function StatementMailPanel({ company }: { company: number }) {
  const access = useAccess();
  return access && allows(access, 'estados_financieros.editar', company) ? <Mail company={company} /> : null;
}

function Mail({ company }: { company: number }) {
  const { data, error, refetch } = useStatementMail(company);
  return (
    <Panel title={text.title}>
      <Text as="p" tone="secondary" width="reading" below={12}>
        {text.about}
      </Text>
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={2} columns="1fr" height={48} />}
      {data && <MailForm company={company} setting={data} />}
    </Panel>
  );
}

const toggled = <Key,>(keys: readonly Key[], key: Key, on: boolean): Key[] => [
  ...keys.filter((one) => one !== key),
  ...(on ? [key] : []),
];

function MailForm({ company, setting }: { company: number; setting: StatementMail }) {
  const why = useHindrance('estados_financieros.editar', company);
  const [toEveryone, setToEveryone] = useState(setting.toEveryone);
  const [recipients, setRecipients] = useState(setting.people.filter((one) => one.isChosen).map(({ id }) => id));
  const [chosen, setChosen] = useState(setting.statements.filter((one) => one.isChosen).map(({ key }) => key));
  const put = usePutStatementMail(company, { onSuccess: () => notify({ title: text.saved }, 'success') });
  const disabled = why !== null || put.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    put.mutate({ toEveryone, recipients, statements: chosen });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={16} align="start">
        <Radios
          look="list"
          aria-label={text.whom}
          value={toEveryone ? 'everyone' : 'chosen'}
          options={[
            { value: 'everyone', label: text.everyone },
            { value: 'chosen', label: text.chosen },
          ]}
          disabled={disabled}
          onChange={(value) => setToEveryone(value === 'everyone')}
        />
        {!toEveryone && (
          <Stack gap={8} role="group" aria-label={text.people}>
            {setting.people.map(({ id, name, hasMailOff }) => (
              <Checkbox
                key={id}
                checked={recipients.includes(id)}
                disabled={disabled}
                onChange={({ target }) => setRecipients(toggled(recipients, id, target.checked))}
              >
                {name}
                {hasMailOff && <Second as="span">{text.hasMailOff}</Second>}
              </Checkbox>
            ))}
            {setting.people.length === 0 && <Text tone="muted">{text.noReaders}</Text>}
            {setting.people.length > 0 && recipients.length === 0 && <Text tone="muted">{text.nobody}</Text>}
          </Stack>
        )}
        <Stack gap={8} role="group" aria-label={text.which}>
          <Text weight="medium">{text.which}</Text>
          {setting.statements.map(({ key, name }) => (
            <Checkbox
              key={key}
              checked={chosen.includes(key)}
              disabled={disabled}
              onChange={({ target }) => setChosen(toggled(chosen, key, target.checked))}
            >
              {name}
            </Checkbox>
          ))}
          {chosen.length === 0 && <Text tone="muted">{text.noStatement}</Text>}
        </Stack>
        <Button htmlType="submit" loading={put.isPending} disabled={why !== null || chosen.length === 0}>
          {text.save}
        </Button>
      </Stack>
    </form>
  );
}
