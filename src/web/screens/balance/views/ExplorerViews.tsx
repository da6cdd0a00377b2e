/** Saved views of the explorer: those of the firm, applied by their address. */
import { Bookmark } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { ExplorerViewQuery, SavedExplorerView } from '#api/audits/explorer-views/contract.ts';
import { useChangeExplorerViews, useExplorerViews } from '../../../data/audits/views/explorer-views.ts';
import { allows, useAccess } from '../../../data/users/access.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Input } from '../../../ui/control/Input.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Popover } from '../../../ui/overlay/Popover.tsx';
import type { BalanceControl } from '../use-balance-view.ts';
import { SavedView } from './SavedView.tsx';
import { isSameQuery, queryOf } from './saved-query.ts';
import { viewsText as text } from './text.es.ts';

interface ExplorerViewsProps {
  company: number;
  /** Month shown, as a key. */
  period: string;
  control: BalanceControl;
}

export function ExplorerViews({ company, period, control }: ExplorerViewsProps) {
  const { data, error } = useExplorerViews();
  const query = queryOf(control.view, period);
  const shown = data?.find(({ attributes }) => isSameQuery(attributes.query, query));
  return (
    <Popover
      side="end"
      title={text.button}
      trigger={
        <Button
          type={shown ? 'default' : 'text'}
          icon={<Icon of={Bookmark} />}
          aria-label={shown ? text.shown(shown.attributes.name) : text.button}
          title={text.button}
        >
          {shown?.attributes.name}
        </Button>
      }
    >
      {(close) =>
        error && data === undefined ? (
          <Text as="p" tone="wrong" size="small" role="alert">
            {text.failed}
          </Text>
        ) : (
          <Views {...{ company, period, control, query, close }} views={data ?? []} />
        )
      }
    </Popover>
  );
}

interface ViewsProps extends ExplorerViewsProps {
  views: readonly SavedExplorerView[];
  /** Of the balance as it is shown. */
  query: ExplorerViewQuery;
  close: () => void;
}

function Views({ company, period, control, views, query, close }: ViewsProps) {
  const [name, setName] = useState('');
  const access = useAccess();
  const mayEdit = access !== undefined && allows(access, 'auditoria.editar', company);
  const changes = useChangeExplorerViews({ onSuccess: () => setName(''), meta: { quiet: true } });
  const { save } = changes;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') save.mutate({ name: name.trim(), query });
  };
  return (
    <Stack gap={12} width="narrow">
      {views.length === 0 && (
        <Text as="p" tone="muted" size="small">
          {mayEdit ? text.none : text.noneToRead}
        </Text>
      )}
      {views.length > 0 && (
        <Stack as="ul" gap={4}>
          {views.map((view) => (
            <SavedView key={view.id} {...{ view, query, period, control, changes, mayEdit, close }} />
          ))}
        </Stack>
      )}
      {mayEdit && (
        <form onSubmit={submit}>
          <Stack gap={8}>
            <Row>
              <Input
                aria-label={text.name}
                placeholder={text.name}
                maxLength={60}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
              <Button htmlType="submit" disabled={name.trim() === ''} loading={save.isPending}>
                {text.save}
              </Button>
            </Row>
            <Text as="p" tone="muted" size="small">
              {text.forAll}
            </Text>
            {save.error && (
              <Text as="p" tone="wrong" size="small" role="alert">
                {save.error.message}
              </Text>
            )}
          </Stack>
        </form>
      )}
    </Stack>
  );
}
