/** A saved view of the explorer in its list, with what whoever saved it, or may edit, may do to it. */
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ExplorerViewQuery, SavedExplorerView } from '#api/audits/explorer-views/contract.ts';
import type { useChangeExplorerViews } from '../../../data/audits/views/explorer-views.ts';
import { Rename } from '../../../lists/Rename.tsx';
import { Button } from '../../../ui/control/Button.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Second } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import type { BalanceControl } from '../use-balance-view.ts';
import { changeTo, isSameQuery } from './saved-query.ts';
import { viewsText as text } from './text.es.ts';

interface SavedViewProps {
  view: SavedExplorerView;
  /** Of the balance as it is shown. */
  query: ExplorerViewQuery;
  period: string;
  control: BalanceControl;
  changes: ReturnType<typeof useChangeExplorerViews>;
  mayEdit: boolean;
  close: () => void;
}

export function SavedView({ view, query, period, control, changes, mayEdit, close }: SavedViewProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, attributes } = view;
  const { name, owner } = attributes;
  const isShown = isSameQuery(attributes.query, query);
  const change = (changed: { name?: string; query?: ExplorerViewQuery }) =>
    changes.change.mutate({ id, body: { name, query: attributes.query, ...changed } });
  return (
    <li>
      <Row justify="between">
        <div>
          <Link
            to={control.address(changeTo(attributes.query, period))}
            aria-current={isShown ? 'true' : undefined}
            preventScrollReset
            onClick={close}
          >
            {name}
          </Link>
          <Second>{text.by(owner)}</Second>
        </div>
        {(mayEdit || owner === null) && (
          <Button
            size="small"
            type="text"
            icon={<Icon of={Ellipsis} />}
            aria-label={text.more(name)}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </Row>
      {isOpen && (
        <Stack gap={4} align="start" below={8}>
          {!isShown && (
            <Button type="inline" onClick={() => change({ query })}>
              {text.update}
            </Button>
          )}
          <Rename
            name={name}
            label={text.renameOf(name)}
            texts={text}
            onName={(renamed) => change({ name: renamed })}
          />
          <Button type="inline" danger onClick={() => changes.remove.mutate(id)}>
            {text.remove}
          </Button>
        </Stack>
      )}
    </li>
  );
}
