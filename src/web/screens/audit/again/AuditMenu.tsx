/** Menu of the page of an audited month: loading it again, auditing it again, the tour. */
import { Ellipsis } from 'lucide-react';
import type { Period } from '#core/calendar/period.ts';
import { tourText } from '../../../tours/text.es.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Menu } from '../../../ui/overlay/Menu.tsx';
import { auditText } from '../text.es.ts';
import { againText } from './text.es.ts';
import type { AuditAgain } from './use-audit-again.ts';

interface AuditMenuProps {
  period: Period;
  /** Number of later months with a balance. */
  following: number;
  /** Null without permission to audit. */
  again: AuditAgain | null;
  /** Opens the loading view; null: it has a button of its own, or is not allowed. */
  onLoad: (() => void) | null;
  /** Asks the client for files of the month, of a kind at first; null: not allowed. */
  onAsk: ((kind: 'balance' | 'documentos') => void) | null;
  /** Shows the guided tour of the screen. */
  onTour: () => void;
}

export function AuditMenu({ period, following, again, onLoad, onAsk, onTour }: AuditMenuProps) {
  const acts = {
    load: { label: auditText.load, act: onLoad },
    month: { label: againText.again(period), act: again && (() => again.start(false)) },
    following: {
      label: againText.againFollowing(period, following),
      act: again && following > 0 ? () => again.start(true) : null,
    },
    ask: { label: againText.ask, act: onAsk && (() => onAsk('balance')) },
    askDocuments: { label: againText.askDocuments, act: onAsk && (() => onAsk('documentos')) },
    tour: { label: tourText.again, act: onTour },
  };
  const order = ['load', 'month', 'following', 'ask', 'askDocuments', 'tour'] as const;
  const keys = order.filter((key) => acts[key].act !== null);
  return (
    <Menu
      trigger={
        <Button
          icon={<Icon of={Ellipsis} />}
          aria-label={againText.menu}
          data-tour="audit-menu"
          loading={again?.isPending === true}
        />
      }
      side="end"
      items={keys.map((key) => ({ key, label: acts[key].label }))}
      onChoose={(key) => acts[key].act?.()}
    />
  );
}
