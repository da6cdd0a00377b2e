/** The chart of the newest month, to pick the accounts of an item from. */
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { reportItemOf } from '#core/report/assignments.ts';
import { NO_ITEM } from '#core/report/report-items.ts';
import { useAccountNames } from '../../../data/audits/parametrization.ts';
import { Input } from '../../../ui/control/Input.tsx';
import { Radios } from '../../../ui/control/Radios.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { assign } from '../edit-assignments.ts';
import type { PartProps } from '../part-props.ts';
import { openAccounts } from '../report-month.ts';
import { treeText } from '../text.es.ts';
import { ChartTree } from './ChartTree.tsx';
import { type ChartFilter, type ChartRow, chartRows, openedFor } from './chart-rows.ts';
import { MoveDialog, type Moving } from './MoveDialog.tsx';

export function ChartPanel({ company, id, form, month, readOnly }: PartProps) {
  const { assignments } = form;
  const { data: names = [] } = useAccountNames(company);
  const held = month.accounts.filter((account) => reportItemOf(account, assignments) === id);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => openedFor(held));
  const [filter, setFilter] = useState<ChartFilter>('all');
  const [typed, setTyped] = useState('');
  const [moving, setMoving] = useState<Moving | null>(null);
  const rows = useMemo(
    () => chartRows({ accounts: month.accounts, names, assignments, id, filter, typed, expanded }),
    [month.accounts, names, assignments, id, filter, typed, expanded],
  );
  const toggle = (code: string) => {
    const next = new Set(expanded);
    if (!next.delete(code)) next.add(code);
    setExpanded(next);
  };
  const pick = ({ code, name, isTitle, items }: ChartRow) => {
    const pattern = isTitle ? `${code}*` : code;
    if (items.every((item) => item === id)) form.edit(assign(assignments, month.accounts, pattern, NO_ITEM));
    else if (items.some((item) => item !== null && item !== id)) setMoving({ pattern, name: `${code} ${name}` });
    else form.edit(assign(assignments, month.accounts, pattern, id));
  };
  const open = openAccounts(month.accounts, assignments).length;
  return (
    <Panel
      title={treeText.title}
      actions={<span className="mut small">{treeText.of(held.length, month.accounts.length)}</span>}
      flush
    >
      <Row wrap inset>
        <Text as="div" grow>
          <Input
            prefix={<Icon of={Search} />}
            aria-label={treeText.search}
            placeholder={treeText.search}
            clearable
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Text>
        <Radios<ChartFilter>
          aria-label={treeText.filter}
          value={filter}
          options={[
            { value: 'all', label: treeText.all },
            { value: 'open', label: treeText.open(open) },
            { value: 'here', label: treeText.here(held.length) },
          ]}
          onChange={setFilter}
        />
      </Row>
      {rows.length === 0 ? (
        <Text as="p" tone="muted" inset>
          {treeText.nothing}
        </Text>
      ) : (
        <ChartTree
          rows={rows}
          id={id}
          period={month.period}
          isExpanded={({ code }) => filter !== 'all' || typed.trim() !== '' || expanded.has(code)}
          readOnly={readOnly}
          onToggle={toggle}
          onPick={pick}
        />
      )}
      {moving && <MoveDialog id={id} form={form} month={month} moving={moving} onDone={() => setMoving(null)} />}
    </Panel>
  );
}
