/** Menu of the list: how it is grouped, its keys, and the saved views, the user's own and shared ones, applied by their address. */
import { Ellipsis } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { FindingView, FindingViewQuery } from '#api/audits/finding-views/contract.ts';
import { useChangeFindingViews, useFindingViews } from '../../../../data/audits/views/finding-views.ts';
import { allows, useAccess } from '../../../../data/users/access.ts';
import { Button } from '../../../../ui/control/Button.tsx';
import { Checkbox } from '../../../../ui/control/Checkbox.tsx';
import { Input } from '../../../../ui/control/Input.tsx';
import { Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Icon } from '../../../../ui/mark/Icon.tsx';
import { Popover } from '../../../../ui/overlay/Popover.tsx';
import { isSameQuery, queryOf } from '../../audit-view.ts';
import type { ViewControl } from '../../use-audit-view.ts';
import { SavedView } from './SavedView.tsx';
import { viewsText as text } from './text.es.ts';
import { useDefaultView } from './use-default-view.ts';

interface FindingViewsProps {
  company: number;
  control: ViewControl;
  /** Before the views; closes the menu. */
  children?: (close: () => void) => ReactNode;
}

export function FindingViews({ company, control, children }: FindingViewsProps) {
  const { data } = useFindingViews(company);
  useDefaultView(company, data, control);
  const views = data ?? [];
  const query = queryOf(control.view);
  const shown = views.find(({ attributes }) => isSameQuery(attributes.query, query));
  return (
    <Popover
      side="end"
      trigger={
        <Button
          type={shown ? 'default' : 'text'}
          icon={<Icon of={Ellipsis} />}
          aria-label={shown ? text.shown(shown.attributes.name) : text.menu}
          title={text.menu}
        >
          {shown?.attributes.name}
        </Button>
      }
    >
      {(close) => (
        <Stack gap={12} width="narrow">
          {children?.(close)}
          <h3>{text.button}</h3>
          <Views company={company} views={views} query={query} control={control} close={close} />
        </Stack>
      )}
    </Popover>
  );
}

interface ViewsProps {
  company: number;
  views: readonly FindingView[];
  /** Of the list as it is shown. */
  query: FindingViewQuery;
  control: ViewControl;
  close: () => void;
}

function Views({ company, views, query, control, close }: ViewsProps) {
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const access = useAccess();
  const mayShare = access !== undefined && allows(access, 'auditoria.editar', company);
  const changes = useChangeFindingViews(company, {
    onSuccess: () => {
      setName('');
      setShared(false);
    },
    meta: { quiet: true },
  });
  const { save } = changes;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') save.mutate({ name: name.trim(), query, isShared });
  };
  return (
    <Stack gap={12}>
      {views.length === 0 && (
        <Text as="p" tone="muted" size="small">
          {text.none}
        </Text>
      )}
      {views.length > 0 && (
        <Stack as="ul" gap={4}>
          {views.map((view) => (
            <SavedView
              key={view.id}
              view={view}
              query={query}
              control={control}
              changes={changes}
              mayShare={mayShare}
              close={close}
            />
          ))}
        </Stack>
      )}
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
          {mayShare && (
            <Checkbox checked={isShared} onChange={(event) => setShared(event.target.checked)}>
              {text.share}
            </Checkbox>
          )}
          {save.error && (
            <Text as="p" tone="wrong" size="small" role="alert">
              {save.error.message}
            </Text>
          )}
        </Stack>
      </form>
    </Stack>
  );
}
