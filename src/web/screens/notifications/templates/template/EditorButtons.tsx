/** What can be done with a template in its state. */
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { NotificationTemplate } from '#api/users/notifications/templates/contract.ts';
import {
  useDeleteTemplate,
  useDuplicateTemplate,
  useWithdrawTemplate,
} from '../../../../data/users/notification-templates.ts';
import { Button } from '../../../../ui/control/Button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog/ConfirmDialog.tsx';
import { useFormAround, useValue } from '../../../../ui/form/Form.tsx';
import { templatesText as text } from '../text.es.ts';
import { isAhead, type TemplateValues } from './template-form.ts';

interface EditorButtonsProps {
  template: NotificationTemplate | null;
  isPending: boolean;
  /** Saves and sends. */
  onSend: () => void;
}

export function EditorButtons({ template, isPending, onSend }: EditorButtonsProps) {
  const form = useFormAround<TemplateValues>();
  const startDay = useValue(form, 'startDay') ?? '';
  const startTime = useValue(form, 'startTime') ?? '';
  const { state = 'borrador', isAnnouncement = true } = template?.attributes ?? {};
  const isDraft = isAnnouncement && state === 'borrador';
  return (
    <>
      {template && isAnnouncement && <Further template={template} />}
      {state !== 'terminada' && (
        <Button type={isDraft ? 'default' : 'primary'} htmlType="submit" loading={isPending}>
          {isDraft ? text.saveDraft : text.save}
        </Button>
      )}
      {isDraft && (
        <Button type="primary" loading={isPending} onClick={onSend}>
          {isAhead({ startDay, startTime }, new Date()) ? text.scheduleIt : text.sendNow}
        </Button>
      )}
    </>
  );
}

/** Duplicate, end or delete an announcement. */
function Further({ template: { id, attributes } }: { template: NotificationTemplate }) {
  const navigate = useNavigate();
  const [asks, setAsks] = useState<'withdraw' | 'delete' | null>(null);
  const close = () => setAsks(null);
  const duplicate = useDuplicateTemplate(id, { onSuccess: (copy) => void navigate(`/notificaciones/${copy.id}`) });
  const withdraw = useWithdrawTemplate(id, { onSettled: close });
  const remove = useDeleteTemplate(id, { onSuccess: () => void navigate('/notificaciones'), onSettled: close });
  const { state } = attributes;
  return (
    <>
      <Button loading={duplicate.isPending} onClick={() => duplicate.mutate()}>
        {text.duplicate}
      </Button>
      {state === 'programada' && (
        <Button loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {text.toDraft}
        </Button>
      )}
      {state === 'activa' && <Button onClick={() => setAsks('withdraw')}>{text.withdraw}</Button>}
      {state === 'borrador' && id >= 1000 && <Button onClick={() => setAsks('delete')}>{text.discard}</Button>}
      <ConfirmDialog
        open={asks === 'withdraw'}
        title={text.withdrawTitle}
        okText={text.withdraw}
        cancelText={text.cancel}
        pending={withdraw.isPending}
        onCancel={close}
        onOk={() => withdraw.mutate()}
      >
        {text.withdrawWords}
      </ConfirmDialog>
      <ConfirmDialog
        open={asks === 'delete'}
        title={text.removeTitle}
        okText={text.discard}
        cancelText={text.cancel}
        pending={remove.isPending}
        onCancel={close}
        onOk={() => remove.mutate()}
      >
        {text.removeWords}
      </ConfirmDialog>
    </>
  );
}
