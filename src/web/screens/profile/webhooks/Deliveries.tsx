/** Deliveries of a webhook: state, attempts, message and answer; repeated by a button. */
import { useState } from 'react';
import type { Webhook, WebhookDelivery } from '#api/companies/webhooks/contract.ts';
import { useDeliveries, useRepeatDelivery } from '../../../data/companies/webhooks.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Details } from '../../../ui/layout/Details.tsx';
import { Lines, Offer, Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../ui/layout/Text.tsx';
import { Tag } from '../../../ui/mark/Tag.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { webhooksText as text } from './text.es.ts';
import { whenWords } from './WebhookRow.tsx';

export function Deliveries({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useDeliveries(webhook.id, page);
  const repeat = useRepeatDelivery(webhook.id);
  const pages = data === undefined ? 1 : Math.ceil(data.meta.total / data.meta.pageSize);
  return (
    <Drawer
      open
      flush
      width={640}
      title={text.deliveriesOf(webhook.attributes.name)}
      closeLabel={text.close}
      onClose={onClose}
    >
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={4} columns="2fr 1fr" height={60} />}
      {data?.data.length === 0 && <EmptyState>{text.noDeliveries}</EmptyState>}
      <Lines>
        {data?.data.map((delivery) => (
          <DeliveryLine
            key={delivery.id}
            delivery={delivery}
            onRepeat={webhook.attributes.state === 'activo' ? () => repeat.mutate(delivery.id) : null}
          />
        ))}
      </Lines>
      {pages > 1 && (
        <Row justify="between" inset="bar">
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {text.newer}
          </Button>
          <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {text.older}
          </Button>
        </Row>
      )}
    </Drawer>
  );
}

function DeliveryLine({ delivery, onRepeat }: { delivery: WebhookDelivery; onRepeat: (() => void) | null }) {
  const { event, state, createdAt, nextAttemptAt, status, failure, took, payload, response } = delivery.attributes;
  const name = text.eventName(event);
  const when = whenWords(createdAt);
  const told = [
    text.attempts(delivery.attributes),
    status === null ? failure : text.answered(status, took),
    nextAttemptAt === null || delivery.attributes.attempts === 0 ? null : text.next(whenWords(nextAttemptAt)),
  ];
  return (
    <li>
      <Offer below={8}>
        <div>
          <b>{name}</b> <Tag muted={state !== 'fallido'}>{text.deliveryStates[state]}</Tag>
          <Second>{when}</Second>
          <Second>{told.filter((one) => one !== null).join(' · ')}</Second>
        </div>
        {onRepeat !== null && state !== 'pendiente' && (
          <Button aria-label={text.repeatOf(name, when)} onClick={onRepeat}>
            {text.repeat}
          </Button>
        )}
      </Offer>
      <Details name={text.payload}>
        <Stack>
          <Text as="p" mono size="small" overflow="breaks" ground="well">
            {payload}
          </Text>
          <Text as="p" tone="muted" size="small">
            {text.response}
          </Text>
          <Text as="p" mono size="small" overflow="breaks" ground="well">
            {response || text.noResponse}
          </Text>
        </Stack>
      </Details>
    </li>
  );
}
