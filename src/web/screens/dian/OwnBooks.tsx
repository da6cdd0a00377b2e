/** Looks up the third parties of the newest balance of the chosen company. */
import { useNewestMonths } from '../../data/audits/audits.ts';
import { useReadThirdParties } from '../../data/audits/explorer.ts';
import { useSession } from '../../data/session/session.ts';
import { allows, useAccess } from '../../data/users/access.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { dianText as text } from './text.es.ts';

type Looking = (lines: string[]) => void;

/** Nothing for strangers, without a company, and for who may not see its books. */
export function OwnBooks({ onLines }: { onLines: Looking }) {
  const company = useSession((session) => (session.isAuth ? session.companyGlobal : 0));
  const access = useAccess();
  const mayLook = company > 0 && access !== undefined && allows(access, 'auditoria.ver', company);
  return mayLook ? <OfCompany company={company} onLines={onLines} /> : null;
}

function OfCompany({ company, onLines }: { company: number; onLines: Looking }) {
  const name = useSession((session) => session.nameCompany);
  const { data: months } = useNewestMonths(company);
  const read = useReadThirdParties(company, { onSuccess: onLines });
  if (months === undefined) return null;
  const newest = months.findLast(({ state }) => state !== 'sin_cargar')?.period;
  return (
    <Row inset justify="between" wrap>
      <Text size="small" tone="muted">
        {newest === undefined ? text.noBalance(name) : text.ofBalance(name, newest)}
      </Text>
      {newest !== undefined && (
        <Button loading={read.isPending} onClick={() => read.mutate(newest)}>
          {text.ownBooks}
        </Button>
      )}
    </Row>
  );
}
