/** Access of the support staff to the books: nobody, or until a day and for a reason; the subscriber gives it and takes it back. */
import { useState } from 'react';
import { mostSupportDays } from '#api/access/support-grants/calls.gen.ts';
import { notify } from '../../data/failures/notices.ts';
import { useEndSupport, useGrantSupport, useSupportGrants } from '../../data/users/support.ts';
import { formatDay } from '../../dates.es.ts';
import { Button } from '../../ui/control/Button.tsx';
import { NumberInput } from '../../ui/control/NumberInput.tsx';
import { TextArea } from '../../ui/control/TextArea.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form, useForm } from '../../ui/form/Form.tsx';
import { Offer } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { supportText as text } from './text.es.ts';

export function SupportAccess() {
  const { data: grants, error, refetch } = useSupportGrants();
  const [isAsking, setIsAsking] = useState(false);
  const end = useEndSupport({ onSuccess: () => notify({ title: text.ended }, 'success') });
  const inForce = grants?.find((grant) => grant.isInForce);
  return (
    <Panel title={text.title}>
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!grants && !error && <SkeletonRows rows={1} columns="3fr 1fr" />}
      {grants && (
        <Offer>
          <p>
            <b>{inForce ? text.open(formatDay(inForce.endsAt)) : text.closed}</b>
            <br />
            {inForce ? text.reason(inForce.reason, inForce.grantedBy) : text.explained}
          </p>
          {inForce ? (
            <Button loading={end.isPending} onClick={() => end.mutate()}>
              {text.end}
            </Button>
          ) : (
            <Button onClick={() => setIsAsking(true)}>{text.give}</Button>
          )}
        </Offer>
      )}
      {isAsking && <GrantDialog onClose={() => setIsAsking(false)} />}
    </Panel>
  );
}

interface GrantValues {
  days: number | null;
  reason: string;
}

function GrantDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<GrantValues>();
  const give = useGrantSupport({
    meta: { quiet: true },
    onSuccess: () => {
      notify({ title: text.given }, 'success');
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={text.give}
      okText={text.give}
      cancelText={text.cancel}
      pending={give.isPending}
      onCancel={onClose}
      onOk={form.submit}
    >
      <Form<GrantValues>
        form={form}
        initial={{ days: 3, reason: '' }}
        check={['blur']}
        onSubmit={({ days, reason }) => give.mutate({ days: days ?? 1, reason: reason.trim() })}
      >
        <Text as="p" below={16}>
          {text.note}
        </Text>
        <Field name="days" label={text.days} rules={[{ required: true }]}>
          <NumberInput min={1} max={mostSupportDays} decimals={0} />
        </Field>
        <Field name="reason" label={text.why} rules={[{ required: true, whitespace: true }, { min: 3 }]}>
          <TextArea rows={3} maxLength={500} />
        </Field>
        {give.error && <Notice urgent>{give.error.message}</Notice>}
      </Form>
    </Dialog>
  );
}
