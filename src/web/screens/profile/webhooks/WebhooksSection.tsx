/** Webhooks of the account: list, state, and what can be done with each. */
import { useState } from 'react';
import { Link } from 'react-router';
import type { Webhook } from '#api/companies/webhooks/contract.ts';
import {
  useDeleteWebhook,
  useRotateSecret,
  useTryWebhook,
  useUpdateWebhook,
  useWebhooks,
} from '../../../data/companies/webhooks.ts';
import { notify } from '../../../data/failures/notices.ts';
import { articleHelpPath } from '../../../data/routes/help-route.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Lines, Offer } from '../../../ui/layout/Layout.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { ShownOnce } from '../ShownOnce.tsx';
import { Deliveries } from './Deliveries.tsx';
import { webhooksText as text } from './text.es.ts';
import { WebhookForm } from './WebhookForm.tsx';
import { type WebhookAct, WebhookRow } from './WebhookRow.tsx';

type Open = { what: 'crear' } | { what: WebhookAct; webhook: Webhook } | null;

export function WebhooksSection() {
  const { data, error, refetch } = useWebhooks();
  const [open, setOpen] = useState<Open>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => setOpen(null);
  const shown = open !== null && 'webhook' in open ? open.webhook : null;
  const change = useUpdateWebhook();
  const attempt = useTryWebhook();
  const act = (webhook: Webhook, what: WebhookAct) => {
    if (what === 'apagar' || what === 'activar')
      change.mutate({ webhookId: webhook.id, body: { enabled: what === 'activar' } });
    else if (what === 'probar') attempt.mutate(webhook.id, { onSuccess: () => setOpen({ what: 'envios', webhook }) });
    else setOpen({ what, webhook });
  };
  const create = (
    <Button type="primary" onClick={() => setOpen({ what: 'crear' })}>
      {text.create}
    </Button>
  );
  return (
    <>
      <Panel title={text.title}>
        <Offer>
          <p>
            {text.note} <Link to={articleHelpPath('api-y-webhooks')}>{text.docs}</Link>
          </p>
          {data && data.length > 0 && create}
        </Offer>
      </Panel>
      <Panel label={text.list} flush>
        {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonRows rows={2} columns="2fr 1fr" height={60} />}
        {data?.length === 0 && <EmptyState action={create}>{text.none}</EmptyState>}
        <Lines>
          {data?.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onAct={(what) => act(webhook, what)} />
          ))}
        </Lines>
      </Panel>
      {(open?.what === 'crear' || open?.what === 'editar') && (
        <WebhookForm webhook={shown} onClose={close} onSecret={setSecret} />
      )}
      {shown && open?.what === 'envios' && <Deliveries webhook={shown} onClose={close} />}
      {shown && open?.what === 'secreto' && <Rotate webhook={shown} onClose={close} onSecret={setSecret} />}
      {shown && open?.what === 'borrar' && <Remove webhook={shown} onClose={close} />}
      {secret !== null && (
        <ShownOnce
          title={text.secretTitle}
          note={text.secretNote}
          secret={secret}
          kept={text.kept}
          onClose={() => setSecret(null)}
        />
      )}
    </>
  );
}

interface AskedProps {
  webhook: Webhook;
  onClose: () => void;
}

function Rotate({ webhook, onClose, onSecret }: AskedProps & { onSecret: (secret: string) => void }) {
  const rotate = useRotateSecret({ onSuccess: ({ secret }) => onSecret(secret), onSettled: onClose });
  return (
    <Dialog
      open
      title={text.rotateTitle(webhook.attributes.name)}
      okText={text.rotate}
      cancelText={text.cancel}
      pending={rotate.isPending}
      onCancel={onClose}
      onOk={() => rotate.mutate(webhook.id)}
    >
      <p>{text.rotateNote}</p>
    </Dialog>
  );
}

function Remove({ webhook, onClose }: AskedProps) {
  const remove = useDeleteWebhook({
    onSuccess: () => notify({ title: text.removed }, 'success'),
    onSettled: onClose,
  });
  return (
    <Dialog
      open
      title={text.removeTitle(webhook.attributes.name)}
      okText={text.remove}
      okDanger
      cancelText={text.cancel}
      pending={remove.isPending}
      onCancel={onClose}
      onOk={() => remove.mutate(webhook.id)}
    >
      <p>{text.removeNote}</p>
    </Dialog>
  );
}
