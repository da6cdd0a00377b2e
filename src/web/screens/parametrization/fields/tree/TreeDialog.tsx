/** Chooses the accounts of a role in the tree of the chart: nothing changes until they are taken over. */
import { Network } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../../../ui/control/Button.tsx';
import { Input } from '../../../../ui/control/Input.tsx';
import { Row } from '../../../../ui/layout/Layout.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Icon } from '../../../../ui/mark/Icon.tsx';
import { Dialog } from '../../../../ui/overlay/Dialog.tsx';
import { treeText } from '../../text.es.ts';
import type { AccountBook } from '../account-book.ts';
import { AccountTree } from './AccountTree.tsx';
import { accountTree, foundNodes, openNodes, turned } from './account-tree.ts';

interface TreeDialogProps {
  /** Of the role. */
  label: string;
  values: readonly string[];
  book: AccountBook;
  elsewhere: readonly string[];
  onChange: (values: string[]) => void;
}

export function TreeButton(props: TreeDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={<Icon of={Network} size={14} />}
        aria-label={treeText.openFor(props.label)}
        onClick={() => setOpen(true)}
      >
        {treeText.open}
      </Button>
      {isOpen && <TreeDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function TreeDialog({ label, values, book, elsewhere, onChange, onClose }: TreeDialogProps & { onClose: () => void }) {
  const tree = useMemo(() => accountTree(book.accounts), [book.accounts]);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(values);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const search = useMemo(() => foundNodes(tree, typed), [tree, typed]);
  const nodes = useMemo(() => search?.shown ?? openNodes(tree, open), [search, tree, open]);
  const accounts = search?.found.filter(({ hasChildren }) => !hasChildren) ?? [];
  const turn = (code: string, opens: boolean) =>
    setOpen(new Set(opens ? [...open, code] : [...open].filter((one) => one !== code)));
  const added = chosen.filter((one) => !values.includes(one)).length;
  const removed = values.filter((one) => !chosen.includes(one)).length;
  return (
    <Dialog
      open
      title={treeText.title(label)}
      width={640}
      closes="cross"
      onCancel={onClose}
      footer={
        <>
          <Text tone="muted" grow role="status">
            {treeText.chosen(added, removed)}
          </Text>
          <Button onClick={onClose}>{treeText.cancel}</Button>
          <Button
            type="primary"
            disabled={added + removed === 0}
            onClick={() => {
              onChange([...chosen]);
              onClose();
            }}
          >
            {treeText.apply}
          </Button>
        </>
      }
    >
      <Text as="p" tone="muted" below={8}>
        {treeText.help}
      </Text>
      <Row wrap below={8}>
        <Input
          aria-label={treeText.search}
          placeholder={treeText.search}
          value={typed}
          clearable
          onChange={(event) => setTyped(event.target.value)}
        />
        {accounts.length > 1 && (
          <Button type="text" onClick={() => setChosen(turned(accounts, chosen))}>
            {treeText.markShown(accounts.length)}
          </Button>
        )}
      </Row>
      {nodes.length === 0 ? (
        <Text as="p" tone="muted">
          {tree.length === 0 ? treeText.empty : treeText.nothing}
        </Text>
      ) : (
        <AccountTree
          {...{ nodes, chosen, elsewhere }}
          isOpen={(code) => search !== null || open.has(code)}
          onOpen={turn}
          onTurn={(node) => setChosen(turned([node], chosen))}
        />
      )}
    </Dialog>
  );
}
