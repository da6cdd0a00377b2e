/** A webhook in the list: where it goes, what of, how it does. */
import type { Webhook } from '#api/companies/webhooks/contract.ts';
import { formatClock, formatDay } from '#web/dates.es.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Offer, Row } from '../../../ui/layout/Layout.tsx';
import { Second } from '../../../ui/layout/Text.tsx';
import { Tag } from '../../../ui/mark/Tag.tsx';
import { Menu } from '../../../ui/overlay/Menu.tsx';
import { webhooksText as text } from './text.es.ts';

type MenuAct = keyof typeof text.actions;
export type WebhookAct = MenuAct | 'probar' | 'envios';

/** Day and time of a moment. */
export const whenWords = (iso: string) => `${formatDay(iso)}, ${formatClock(new Date(iso))}`;

export function WebhookRow({ webhook, onAct }: { webhook: Webhook; onAct: (what: WebhookAct) => void }) {
  const { name, url, events, company, state, lastDelivery, failingSince, previousSecretUntil } = webhook.attributes;
  const isOn = state === 'activo';
  const acts: MenuAct[] = ['editar', 'secreto', isOn ? 'apagar' : 'activar', 'borrar'];
  return (
    <Offer as="li">
      <div>
        <b>{name}</b> <Tag muted={!isOn}>{text.states[state]}</Tag>
        <Second>{url}</Second>
        <Second>{text.of(company?.name ?? null, events)}</Second>
        <Second>
          {lastDelivery === null ? text.never : text.last(lastDelivery.state, whenWords(lastDelivery.at))}
          {failingSince !== null && ` · ${text.failing(formatDay(failingSince))}`}
          {previousSecretUntil !== null && ` · ${text.both(whenWords(previousSecretUntil))}`}
        </Second>
      </div>
      <Row wrap>
        <Button aria-label={text.deliveriesOf(name)} onClick={() => onAct('envios')}>
          {text.deliveries}
        </Button>
        {isOn && (
          <Button aria-label={text.testOf(name)} onClick={() => onAct('probar')}>
            {text.test}
          </Button>
        )}
        <Menu
          side="end"
          trigger={<Button aria-label={text.moreOf(name)}>{text.more}</Button>}
          items={acts.map((key) => ({ key, label: text.actions[key] }))}
          onChoose={onAct}
        />
      </Row>
    </Offer>
  );
}
