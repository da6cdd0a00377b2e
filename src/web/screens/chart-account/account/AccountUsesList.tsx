/** What uses an account: each validation with the role and the prefix that holds it; those of the account alone can be taken away. */
import { X } from 'lucide-react';
import { Link } from 'react-router';
import type {
  ChartAccountDocument,
  ChartDocument,
  ChartEdit,
  ChartUse,
} from '#api/audits/parametrization/chart/contract.ts';
import { parametrizationPath, reportItemPath } from '../../../data/routes/company-route.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Lines, Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Tag } from '../../../ui/mark/Tag.tsx';
import { RolePicker } from '../edits/RolePicker.tsx';
import { chartText } from '../text.es.ts';

interface UsesProps {
  company: number;
  chart: ChartDocument;
  account: ChartAccountDocument;
  readOnly: boolean;
  pending: boolean;
  onSet: (edit: Omit<ChartEdit, 'accounts'>) => void;
}

export function AccountUsesList({ company, chart, account, readOnly, pending, onSet }: UsesProps) {
  const of = (at: number | undefined) => (at === undefined ? [] : chart.useSets[at]!);
  const uses = of(account.uses).toSorted((a, b) => Number(b.isSpecific) - Number(a.isSpecific));
  const suggested = of(account.suggested).filter(({ isSpecific }) => isSpecific);
  const titleOf = ({ id }: ChartUse) => chart.validations.find((one) => one.id === id)?.title ?? '';
  const roleOf = ({ id, role }: ChartUse) =>
    chart.validations.find((one) => one.id === id)?.roles.find(({ name }) => name === role)?.label ?? role;
  const isOwn = ({ entry }: ChartUse) => entry === `=${account.code}` || entry === account.code;
  const line = (use: ChartUse, isStored: boolean) => (
    <Row as="li" gap={8} justify="between" key={`${use.id} ${use.role} ${isStored}`}>
      <div>
        <Link to={parametrizationPath(company, use.id)}>{titleOf(use)}</Link>
        <Second>{chartText.heldBy(roleOf(use), use.entry)}</Second>
      </div>
      {!isStored && <Tag>{chartText.toConfirm}</Tag>}
      {isStored && isOwn(use) && !readOnly && (
        <Button
          type="text"
          size="small"
          disabled={pending}
          icon={<Icon of={X} />}
          aria-label={chartText.dropUse(titleOf(use))}
          onClick={() => onSet({ drop: [{ id: use.id, role: use.role }] })}
        />
      )}
    </Row>
  );
  return (
    <Stack gap={4} as="section">
      <Text as="h3" weight="strong">
        {chartText.uses}
      </Text>
      {uses.length + suggested.length === 0 && <p className="mut">{chartText.nobody}</p>}
      <Lines tight>
        {suggested.map((use) => line(use, false))}
        {uses.map((use) => line(use, true))}
        {account.item !== undefined && (
          <li>
            <Link to={reportItemPath(company, account.item)}>{chartText.reportItem(account.item)}</Link>
          </li>
        )}
      </Lines>
      {!readOnly && <RolePicker chart={chart} onPick={(role) => onSet({ add: [role] })} />}
    </Stack>
  );
}
