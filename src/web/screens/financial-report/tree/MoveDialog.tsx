/** Accounts that another item holds: which of them leave it, and which stay. */
import { useState } from 'react';
import { isUnder, reportItemOf } from '#core/report/assignments.ts';
import { Checkbox } from '../../../ui/control/Checkbox.tsx';
import { Lines, Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { assign } from '../edit-assignments.ts';
import type { PartProps } from '../part-props.ts';
import { moveText } from '../text.es.ts';

export interface Moving {
  /** Prefix or code. */
  pattern: string;
  /** Code and name of the title or account; empty for what was typed. */
  name: string;
}

interface MoveDialogProps extends Pick<PartProps, 'id' | 'form' | 'month'> {
  moving: Moving;
  onDone: () => void;
}

export function MoveDialog({ id, form, month, moving, onDone }: MoveDialogProps) {
  const { assignments } = form;
  const under = month.accounts
    .filter(({ code }) => isUnder(code, moving.pattern))
    .map((account) => ({ account, item: reportItemOf(account, assignments) }))
    .filter(({ item }) => item !== id);
  const items = [...new Set(under.flatMap(({ item }) => item ?? []))].sort((a, b) => a - b);
  // What nobody holds comes along; of the others the user says which, unless it is one.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(under.filter(({ item }) => item === null || under.length === 1).map(({ account }) => account.code)),
  );
  const isAll = chosen.size === under.length;
  const set = (codes: readonly string[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const code of codes)
      if (isOn) next.add(code);
      else next.delete(code);
    setChosen(next);
  };
  const move = () => {
    const patterns = isAll ? [moving.pattern] : [...chosen];
    form.edit(patterns.reduce((next, pattern) => assign(next, month.accounts, pattern, id), assignments));
    onDone();
  };
  return (
    <Dialog
      open
      width={640}
      title={moveText.title(id)}
      okText={moveText.move(chosen.size, id)}
      okDisabled={chosen.size === 0}
      cancelText={moveText.cancel}
      onOk={move}
      onCancel={onDone}
    >
      <p>
        <b>{moving.name || moving.pattern}</b> {moveText.isIn(items)}
      </p>
      {under.length > 1 && (
        <Checkbox
          checked={isAll}
          indeterminate={!isAll && chosen.size > 0}
          onChange={() =>
            set(
              under.map(({ account }) => account.code),
              !isAll,
            )
          }
        >
          {moveText.all}
        </Checkbox>
      )}
      <Lines tight>
        {under.map(({ account, item }) => {
          const isOn = chosen.has(account.code);
          return (
            <Row as="li" key={account.code} gap={12}>
              <Text as="div" grow overflow="breaks">
                <Checkbox checked={isOn} onChange={() => set([account.code], !isOn)}>
                  {account.code} {account.name}
                </Checkbox>
              </Text>
              <span className="mut small">{isOn ? moveText.leaves(item) : moveText.stays(item)}</span>
              <Figure amount={account.closing} />
            </Row>
          );
        })}
      </Lines>
    </Dialog>
  );
}
