/** Menu of the page of an audited month. */
import { Ellipsis } from 'lucide-react';
import type { Period } from '#core/calendar/period.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Menu } from '../../../ui/overlay/Menu.tsx';
import { againText } from './text.es.ts';
import type { AuditAgain } from './use-audit-again.ts';

interface AuditMenuProps {
  period: Period;
  /** Number of later months with a balance. */
  following: number;
  again: AuditAgain;
}

export function AuditMenu({ period, following, again }: AuditMenuProps) {
  return (
    <Menu
      trigger={<Button icon={<Icon of={Ellipsis} />} aria-label={againText.menu} loading={again.isPending} />}
      side="end"
      items={[
        { key: 'month', label: againText.again(period) },
        ...(following > 0 ? [{ key: 'following' as const, label: againText.againFollowing(period, following) }] : []),
      ]}
      onChoose={(key) => again.start(key === 'following')}
    />
  );
}
