/** A saved view of findings in its list, with what its owner may do to it. */
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FindingView, FindingViewQuery } from '#api/audits/finding-views/contract.ts';
import type { useChangeFindingViews } from '../../../../data/audits/views/finding-views.ts';
import { Rename } from '../../../../lists/Rename.tsx';
import { Button } from '../../../../ui/control/Button.tsx';
import { Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { Second } from '../../../../ui/layout/Text.tsx';
import { Icon } from '../../../../ui/mark/Icon.tsx';
import { changeTo, isSameQuery } from '../../audit-view.ts';
import type { ViewControl } from '../../use-audit-view.ts';
import { viewsText as text } from './text.es.ts';

interface SavedViewProps {
  view: FindingView;
  /** Of the list as it is shown. */
  query: FindingViewQuery;
  control: ViewControl;
  changes: ReturnType<typeof useChangeFindingViews>;
  mayShare: boolean;
  close: () => void;
}

export function SavedView({ view, query, control, changes, mayShare, close }: SavedViewProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, attributes } = view;
  const { name, isShared, isDefault, owner } = attributes;
  const isShown = isSameQuery(attributes.query, query);
  const notes = [owner ? text.of(owner) : isShared && text.shared, isDefault && text.isDefault].filter(Boolean);
  const change = (changed: Partial<typeof attributes>) => {
    const next = { ...attributes, ...changed };
    changes.change.mutate({ id, body: { name: next.name, query: next.query, isShared: next.isShared } });
  };
  return (
    <li>
      <Row justify="between">
        <div>
          <Link
            to={control.address(changeTo(attributes.query))}
            aria-current={isShown ? 'true' : undefined}
            preventScrollReset
            onClick={close}
          >
            {name}
          </Link>
          {notes.length > 0 && <Second>{notes.join(' · ')}</Second>}
        </div>
        <Button
          size="small"
          type="text"
          icon={<Icon of={Ellipsis} />}
          aria-label={text.more(name)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </Row>
      {isOpen && (
        <Stack gap={4} align="start" below={8}>
          <Button type="inline" onClick={() => changes.choose.mutate(isDefault ? null : id)}>
            {isDefault ? text.unchoose : text.choose}
          </Button>
          {owner === null && (
            <>
              {!isShown && (
                <Button type="inline" onClick={() => change({ query })}>
                  {text.update}
                </Button>
              )}
              {(mayShare || isShared) && (
                <Button type="inline" onClick={() => change({ isShared: !isShared })}>
                  {isShared ? text.stopSharing : text.startSharing}
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
            </>
          )}
        </Stack>
      )}
    </li>
  );
}
