/** Saved views: filters and order under a name, of the user. */
import { Bookmark } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { PortfolioView, ViewQuery } from '#api/audits/portfolio/contract.ts';
import { useChangeView, useDeleteView, usePortfolioViews, useSaveView } from '../../../data/audits/portfolio.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Input } from '../../../ui/control/Input.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Popover } from '../../../ui/overlay/Popover.tsx';
import styles from '../Home.module.css';
import { viewsText as text } from '../text.es.ts';
import { isSameView, viewAddress } from './portfolio-address.ts';

export function ViewsMenu({ view }: { view: ViewQuery }) {
  const { data: views = [] } = usePortfolioViews();
  const shown = views.find(({ attributes }) => isSameView(attributes.query, view));
  return (
    <Popover
      side="start"
      title={text.title}
      className={styles.views}
      trigger={<Button icon={<Icon of={Bookmark} />}>{shown?.attributes.name ?? text.button}</Button>}
    >
      {(close) => <Views views={views} view={view} close={close} />}
    </Popover>
  );
}

interface ViewsProps {
  views: readonly PortfolioView[];
  view: ViewQuery;
  close: () => void;
}

function Views({ views, view, close }: ViewsProps) {
  const [name, setName] = useState('');
  const save = useSaveView({ onSuccess: () => setName(''), meta: { quiet: true } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') save.mutate({ name: name.trim(), query: view });
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
          {views.map((one) => (
            <SavedView key={one.id} saved={one} view={view} close={close} />
          ))}
        </Stack>
      )}
      <form onSubmit={submit}>
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
        {save.error && (
          <Text as="p" tone="wrong" size="small" role="alert">
            {save.error.message}
          </Text>
        )}
      </form>
    </Stack>
  );
}

function SavedView({ saved, view, close }: { saved: PortfolioView; view: ViewQuery; close: () => void }) {
  const { id, attributes } = saved;
  const change = useChangeView();
  const remove = useDeleteView();
  const isShown = isSameView(attributes.query, view);
  return (
    <Row as="li" justify="between">
      <Link to={viewAddress(attributes.query)} aria-current={isShown ? 'true' : undefined} onClick={close}>
        {attributes.name}
      </Link>
      <Row gap={4}>
        {!isShown && (
          <Button
            size="small"
            type="text"
            aria-label={text.updateOf(attributes.name)}
            loading={change.isPending}
            onClick={() => change.mutate({ id, attributes: { ...attributes, query: view } })}
          >
            {text.update}
          </Button>
        )}
        <Button
          size="small"
          type="text"
          aria-label={text.removeOf(attributes.name)}
          loading={remove.isPending}
          onClick={() => remove.mutate(id)}
        >
          {text.remove}
        </Button>
      </Row>
    </Row>
  );
}
