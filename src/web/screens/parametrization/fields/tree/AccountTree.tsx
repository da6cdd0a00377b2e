/** Tree of accounts with a mark each: rows of one height, of which only those in view are drawn. */

import { ChevronDown, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { lookUp } from '#core/dictionary/look-up.ts';
import { Checkbox } from '../../../../ui/control/Checkbox.tsx';
import { Row } from '../../../../ui/layout/Layout.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Icon } from '../../../../ui/mark/Icon.tsx';
import { treeText } from '../../text.es.ts';
import { stateOf, type TreeNode } from './account-tree.ts';

/** px. */
const ROW = 32;
const INDENT = 16;
const HEIGHT = 384;
/** Rows drawn beyond the view. */
const AROUND = 6;

interface AccountTreeProps {
  nodes: readonly TreeNode[];
  chosen: readonly string[];
  /** Entries of other roles. */
  elsewhere: readonly string[];
  isOpen: (code: string) => boolean;
  onOpen: (code: string, open: boolean) => void;
  onTurn: (node: TreeNode) => void;
}

export function AccountTree({ nodes, chosen, elsewhere, isOpen, onOpen, onTurn }: AccountTreeProps) {
  const [top, setTop] = useState(0);
  const [current, setCurrent] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const moves = useRef(false);
  const at = Math.max(
    0,
    nodes.findIndex(({ code }) => code === current),
  );
  const from = Math.max(0, Math.floor(top / ROW) - AROUND);
  const shown = nodes.slice(from, from + HEIGHT / ROW + 2 * AROUND);
  useEffect(() => {
    if (!moves.current) return;
    moves.current = false;
    frame.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  const go = (to: number) => {
    const index = Math.min(nodes.length - 1, Math.max(0, to));
    const view = frame.current;
    if (!view || !nodes[index]) return;
    if (index * ROW < view.scrollTop) view.scrollTop = index * ROW;
    if ((index + 1) * ROW > view.scrollTop + HEIGHT) view.scrollTop = (index + 1) * ROW - HEIGHT;
    moves.current = true;
    setTop(view.scrollTop);
    setCurrent(nodes[index].code);
  };
  const press = (event: KeyboardEvent) => {
    const node = nodes[at];
    if (!node) return;
    const open = node.hasChildren && isOpen(node.code);
    const acts: Record<string, () => void> = {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      PageDown: () => go(at + HEIGHT / ROW),
      PageUp: () => go(at - HEIGHT / ROW),
      Home: () => go(0),
      End: () => go(nodes.length - 1),
      ArrowRight: () => (open || !node.hasChildren ? go(at + 1) : onOpen(node.code, true)),
      ArrowLeft: () => (open ? onOpen(node.code, false) : go(nodes.findIndex(({ code }) => code === node.parent))),
      ' ': () => onTurn(node),
      Enter: () => onTurn(node),
    };
    const act = lookUp(acts, event.key);
    if (!act) return;
    event.preventDefault();
    setCurrent(node.code);
    act();
  };
  return (
    <div
      ref={frame}
      role="tree"
      aria-label={treeText.tree}
      aria-multiselectable
      style={{ height: HEIGHT, overflowY: 'auto' }}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      onKeyDown={press}
    >
      <div role="presentation" style={{ height: nodes.length * ROW, paddingTop: from * ROW, boxSizing: 'border-box' }}>
        {shown.map((node, index) => (
          <TreeRow
            key={node.code}
            {...{ node, chosen, elsewhere }}
            isOpen={isOpen(node.code)}
            isCurrent={from + index === at || (index === 0 && (at < from || at >= from + shown.length))}
            onFocus={() => setCurrent(node.code)}
            onOpen={() => onOpen(node.code, !isOpen(node.code))}
            onTurn={() => {
              setCurrent(node.code);
              onTurn(node);
            }}
          />
        ))}
      </div>
    </div>
  );
}

interface TreeRowProps extends Pick<AccountTreeProps, 'chosen' | 'elsewhere'> {
  node: TreeNode;
  isOpen: boolean;
  /** Reached by Tab. */
  isCurrent: boolean;
  /** By the keys, a press, or a screen reader. */
  onFocus: () => void;
  onOpen: () => void;
  onTurn: () => void;
}

function TreeRow({ node, chosen, elsewhere, isOpen, isCurrent, onFocus, onOpen, onTurn }: TreeRowProps) {
  const { code, name, level, hasChildren } = node;
  const state = stateOf(node, chosen);
  const isTaken = state === 'free' && stateOf(node, elsewhere) === 'chosen';
  const note = state === 'inside' ? treeText.inside : isTaken ? treeText.elsewhere : null;
  return (
    <div
      role="treeitem"
      tabIndex={isCurrent ? 0 : -1}
      aria-level={level}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-selected={state === 'chosen' || state === 'inside'}
      aria-label={[`${code} ${name}`, ...(note === null ? [] : [note])].join(', ')}
      style={{ height: ROW, paddingLeft: (level - 1) * INDENT }}
      onFocus={onFocus}
    >
      <Row gap={6} style={{ height: ROW }} aria-hidden>
        <Row justify="center" style={{ width: 24, height: 24, cursor: 'pointer', flex: 'none' }} onClick={onOpen}>
          {hasChildren && <Icon of={isOpen ? ChevronDown : ChevronRight} size={14} />}
        </Row>
        <Checkbox
          tabIndex={-1}
          checked={state === 'chosen' || state === 'inside'}
          indeterminate={state === 'partly'}
          disabled={state === 'inside'}
          onChange={onTurn}
        >
          <Text figures weight={hasChildren ? 'medium' : undefined}>
            {code}
          </Text>{' '}
          <Text tone={hasChildren ? 'plain' : 'secondary'}>{name}</Text>
        </Checkbox>
        {note && (
          <Text tone="muted" size="small">
            {note}
          </Text>
        )}
      </Row>
    </div>
  );
}
