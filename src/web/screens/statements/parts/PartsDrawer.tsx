/** Drawer with the parts of a figure: each leads to its rows or to the line that has the other side. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AccountMark } from '#api/statements/statements/contract.ts';
import type { StatementTree } from '#core/statement/statement-tree.ts';
import type { StatementUnit } from '#core/statement/unit/statement-unit.ts';
import { balancePath, findingPath } from '../../../data/routes/company-route.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Lines, Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../ui/layout/Text.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { findNode } from '../find-node.ts';
import { inUnit, unitOf } from '../in-unit.ts';
import { type FigurePart, figureParts } from '../table/figure-parts.ts';
import { RowMarks } from '../table/row-marks.ts';
import type { ViewControl } from '../use-statement-view.ts';
import { partsText as text } from './text.es.ts';

interface PartsDrawerProps {
  company: number;
  tree: StatementTree;
  marks: readonly AccountMark[];
  /** Key of the line or account. */
  shown: string;
  control: ViewControl;
}

/** Nothing for what has no part elsewhere. */
export function PartsDrawer({ company, tree, marks, shown, control: { view, address, go } }: PartsDrawerProps) {
  const node = findNode(tree.nodes, shown);
  const parts = node && figureParts(tree.nodes, node, 0);
  if (!parts) return null;
  const { label } = node;
  const { period } = tree;
  const unit = unitOf(tree, view.unit);
  const mark = new RowMarks(marks).of({ node, depth: 0, isOpen: false });
  const close = () => go({ parts: null });
  // Lines are closed at the level of groups alone.
  const turnedWith = (key: string) =>
    view.level !== 'grupo' || view.turned.includes(key) ? view.turned : [...view.turned, key];
  return (
    <Drawer
      open
      openedBy="address"
      title={text.title(label)}
      width={480}
      onClose={close}
      footer={<Button onClick={close}>{text.close}</Button>}
    >
      <Stack gap={12}>
        <Lines ruled="above">
          {parts.books.map((part) => (
            <Part
              key={part.key}
              part={part}
              words={text.inBooks}
              unit={unit}
              to={part.code === null ? null : balancePath(company, { mes: period, cuenta: part.code })}
            />
          ))}
          {parts.moved.map((part) => (
            <Part
              key={part.key}
              part={part}
              words={text.moved(part.label)}
              unit={unit}
              to={address({ parts: null, turned: turnedWith(part.key) })}
              isMoved
            >
              {mark && (
                <Link to={findingPath(company, mark.period, mark.fingerprint)}>
                  {mark.rule}: {mark.title}
                </Link>
              )}
            </Part>
          ))}
          <Row as="li" justify="between">
            <b>{text.total}</b>
            <b className="n">{inUnit(parts.total, unit)}</b>
          </Row>
        </Lines>
        <Text as="p" tone="muted" size="small">
          {text.note}
        </Text>
      </Stack>
    </Drawer>
  );
}

interface PartProps {
  part: FigurePart;
  words: string;
  unit: StatementUnit;
  to: string | null;
  isMoved?: boolean;
  children?: ReactNode;
}

function Part({ part: { code, label, amount }, words, unit, to, isMoved = false, children }: PartProps) {
  const name = isMoved ? words : [code, label].filter(Boolean).join(' ');
  return (
    <Row as="li" align="top" justify="between">
      <Stack gap={2} grow>
        {to === null ? name : <Link to={to}>{name}</Link>}
        {!isMoved && <Second>{words}</Second>}
        {children}
      </Stack>
      <span className="n">{inUnit(amount, unit)}</span>
    </Row>
  );
}
