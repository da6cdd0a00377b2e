/** Transfer, closure and reopening of the account, for its subscriber. */

import { formatDay } from '#web/dates.es.ts';
import { HandOver } from '../../../account-users/HandOver.tsx';
import { notify } from '../../../data/failures/notices.ts';
import { useAccess } from '../../../data/users/access.ts';
import { useReopenAccount } from '../../../data/users/account.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Lines, Offer } from '../../../ui/layout/Layout.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { CloseAccount } from './CloseAccount.tsx';
import { subscriptionText as text } from './text.es.ts';

export function SubscriptionPanel({ email }: { email: string }) {
  const closesAt = useAccess()?.closesAt ?? null;
  if (closesAt !== null) return <Reopen day={formatDay(closesAt)} />;
  return (
    <Panel title={text.title} flush>
      <Lines>
        <Offer as="li">
          <div>
            <h3>{text.handOver}</h3>
            <p className="mut">{text.handOverNote}</p>
          </div>
          <HandOver />
        </Offer>
        <Offer as="li">
          <div>
            <h3>{text.close}</h3>
            <p className="mut">{text.closeNote}</p>
          </div>
          <CloseAccount email={email} />
        </Offer>
      </Lines>
    </Panel>
  );
}

function Reopen({ day }: { day: string }) {
  const reopening = useReopenAccount({
    onSuccess: () => notify({ title: text.reopened, description: text.reopenedNote }, 'success'),
  });
  return (
    <Panel title={text.title}>
      <Offer>
        <p>{text.closing(day)}</p>
        <Button type="primary" loading={reopening.isPending} onClick={() => reopening.mutate()}>
          {text.reopen}
        </Button>
      </Offer>
    </Panel>
  );
}
