/** Creates or edits a webhook. */
import type { Webhook } from '#api/companies/webhooks/contract.ts';
import { type WebhookEvent, webhookEvents } from '#core/product/webhook.ts';
import { useCompanies } from '../../../data/companies/companies.ts';
import { useCreateWebhook, useUpdateWebhook } from '../../../data/companies/webhooks.ts';
import { fieldErrors } from '../../../data/failures/field-errors.ts';
import { Checkbox } from '../../../ui/control/Checkbox.tsx';
import { Input } from '../../../ui/control/Input.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form, useForm } from '../../../ui/form/Form.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Second } from '../../../ui/layout/Text.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { webhooksText as text } from './text.es.ts';

interface Typed {
  name: string;
  url: string;
  /** 0: all companies. */
  companyId: number;
  events: WebhookEvent[];
}

interface WebhookFormProps {
  /** Null: a new one. */
  webhook: Webhook | null;
  onClose: () => void;
  onSecret: (secret: string) => void;
}

const names = { name: 'name', url: 'url', companyId: 'companyId', events: 'events' } as const;
const objections = (failure: unknown) => fieldErrors(failure, names, {});
const usual: readonly WebhookEvent[] = ['audit.finished', 'month.signed_off', 'month.changed_after_sign_off'];

export function WebhookForm({ webhook, onClose, onSecret }: WebhookFormProps) {
  const form = useForm<Typed>();
  const { data: companies = [] } = useCompanies();
  const quiet = {
    meta: { quiet: true },
    onError: (failure: Error) => form.setErrors(objections(failure)),
  };
  const create = useCreateWebhook({
    ...quiet,
    onSuccess: ({ secret }) => {
      onSecret(secret);
      onClose();
    },
  });
  const update = useUpdateWebhook({ ...quiet, onSuccess: onClose });
  const failure = create.error ?? update.error;
  const said = failure && objections(failure).length === 0 ? failure.message : null;
  const send = ({ companyId, ...typed }: Typed) =>
    webhook === null
      ? create.mutate({ ...typed, companyId: companyId === 0 ? null : companyId })
      : update.mutate({ webhookId: webhook.id, body: typed });
  const { name = '', url = '', events = [...usual] } = webhook?.attributes ?? {};
  const choices = companies.map(({ id, attributes }) => ({ value: id, label: attributes.comp_business_name }));
  return (
    <Dialog
      open
      width={560}
      title={webhook === null ? text.create : text.edit}
      okText={webhook === null ? text.create : text.save}
      cancelText={text.cancel}
      pending={create.isPending || update.isPending}
      onCancel={onClose}
      onOk={form.submit}
    >
      <Form<Typed> form={form} check={[]} initial={{ name, url, companyId: 0, events: [...events] }} onSubmit={send}>
        <Field name="name" label={text.name} extra={text.nameHelp} rules={[{ required: true, whitespace: true }]}>
          <Input maxLength={60} autoComplete="off" />
        </Field>
        <Field name="url" label={text.url} extra={text.urlHelp} rules={[{ required: true }]}>
          <Input maxLength={500} inputMode="url" autoComplete="off" spellCheck={false} />
        </Field>
        {webhook === null && (
          <Field name="companyId" label={text.company}>
            <Select options={[{ value: 0, label: text.allCompanies }, ...choices]} />
          </Field>
        )}
        <Field name="events" label={text.events} rules={[{ required: true }]}>
          <EventBoxes />
        </Field>
        {said && <Notice urgent>{said}</Notice>}
      </Form>
    </Dialog>
  );
}

/** Value and handler from the form field. */
interface EventBoxesProps {
  id?: string;
  value?: readonly WebhookEvent[];
  onChange?: (value: WebhookEvent[]) => void;
}

function EventBoxes({ id, value = [], onChange }: EventBoxesProps) {
  const toggle = (event: WebhookEvent, on: boolean) =>
    onChange?.(webhookEvents.filter((one) => (one === event ? on : value.includes(one))));
  return (
    <Stack id={id} gap={8}>
      {webhookEvents.map((event) => (
        <Checkbox key={event} checked={value.includes(event)} onChange={({ target }) => toggle(event, target.checked)}>
          {text.eventName(event)}
          <Second as="span">{text.eventNotes[event]}</Second>
        </Checkbox>
      ))}
    </Stack>
  );
}
