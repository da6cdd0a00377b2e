/** The accounts of an item: the patterns by which they enter, added or taken out, and each with its balance. */

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { reportItemOf } from '#core/report/assignments.ts';
import { NO_ITEM } from '#core/report/report-items.ts';
import { Chip } from '../../../ui/control/Chip.tsx';
import { Input } from '../../../ui/control/Input.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { ChangedDot } from '../../../ui/mark/Dot.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { assign, patternOf, unassign } from '../edit-assignments.ts';
import type { PartProps } from '../part-props.ts';
import { itemNames, itemPatterns } from '../report-month.ts';
import { itemText } from '../text.es.ts';
import { MoveDialog, type Moving } from '../tree/MoveDialog.tsx';
import { ItemAccounts } from './ItemAccounts.tsx';
import { NoAccounts } from './NoAccounts.tsx';

export function ItemPanel(props: PartProps) {
  const { id, form, month, readOnly } = props;
  const names = itemNames(id);
  const held = month.accounts.filter((account) => reportItemOf(account, form.assignments) === id);
  const remove = (pattern: string, isOwn: boolean) =>
    form.edit(isOwn ? unassign(form.assignments, pattern) : assign(form.assignments, month.accounts, pattern, NO_ITEM));
  return (
    <Panel data-tour="report-item" title={itemText.accounts} note={itemText.help} flush>
      <Row as="ul" wrap gap={6} inset>
        {itemPatterns(id, form.assignments).map(({ pattern, isOwn }) => (
          <Chip
            key={pattern}
            removeLabel={itemText.remove(pattern)}
            onRemove={!readOnly && (() => remove(pattern, isOwn))}
          >
            {isOwn && <ChangedDot label={form.changes.includes(pattern) ? itemText.fresh : itemText.own} />}
            {pattern}
          </Chip>
        ))}
        {!readOnly && (
          <li>
            <AddPattern {...props} />
          </li>
        )}
      </Row>
      {names && (
        <Text as="p" size="small" tone="muted" inset>
          {itemText.words(names.prefixes, names.nameAny)}
          {names.nameAlso.length > 0 && itemText.alsoWords(names.nameAlso)}
        </Text>
      )}
      {held.length > 0 ? <ItemAccounts {...props} held={held} /> : <NoAccounts {...props} />}
    </Panel>
  );
}

/** Accounts that another item holds are named before they move. */
function AddPattern({ id, form, month }: PartProps) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [moving, setMoving] = useState<Moving | null>(null);
  const add = () => {
    if (typed.trim() === '') return;
    const pattern = patternOf(typed, month.accounts);
    setWrong(pattern === null ? itemText.notAccount(typed.trim()) : null);
    if (pattern === null) return;
    setTyped('');
    const under = assign({}, month.accounts, pattern, id);
    const elsewhere = month.accounts.filter((account) => {
      const now = reportItemOf(account, form.assignments);
      return now !== null && now !== id && reportItemOf(account, { ...form.assignments, ...under }) === id;
    });
    if (elsewhere.length > 0) setMoving({ pattern, name: '' });
    else form.edit(assign(form.assignments, month.accounts, pattern, id));
  };
  return (
    <>
      <Input
        size="small"
        width={170}
        prefix={<Icon of={Plus} size={14} />}
        aria-label={itemText.addLabel}
        aria-invalid={wrong !== null}
        placeholder={itemText.add}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(null);
        }}
        onEnter={add}
      />
      {wrong && (
        <Text as="p" size="small" tone="wrong" above={4} role="alert">
          {wrong}
        </Text>
      )}
      {moving && <MoveDialog id={id} form={form} month={month} moving={moving} onDone={() => setMoving(null)} />}
    </>
  );
}
