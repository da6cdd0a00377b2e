/** The user's own marks on a company: favourite, and tags. */
import { Star, Tag } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { PortfolioRow } from '#api/audits/portfolio/contract.ts';
import { useMarkCompany } from '../../../data/audits/portfolio.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Checkbox } from '../../../ui/control/Checkbox.tsx';
import { Input } from '../../../ui/control/Input.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Popover } from '../../../ui/overlay/Popover.tsx';
import styles from '../Home.module.css';
import { marksText as text } from '../text.es.ts';

interface MarksProps {
  row: PortfolioRow;
  /** Tags of any company. */
  known: readonly string[];
}

export function CompanyMarks({ row, known }: MarksProps) {
  const { id, attributes } = row;
  const { name, tags } = attributes;
  const change = useMarkCompany();
  // Pressed at once; the list follows.
  const isFavourite =
    (change.isPending && change.variables?.mark.isFavourite) || (!change.isPending && attributes.isFavourite);
  return (
    <>
      <Button
        type="text"
        size="small"
        className={styles.star}
        aria-pressed={isFavourite}
        aria-label={isFavourite ? text.notFavourite(name) : text.favourite(name)}
        title={isFavourite ? text.notFavourite(name) : text.favourite(name)}
        icon={<Icon of={Star} />}
        onClick={() => change.mutate({ companyId: id, mark: { isFavourite: !isFavourite, tags } })}
      />
      <Popover
        side="start"
        title={text.title}
        trigger={
          <Button
            type="text"
            size="small"
            className={styles.tag}
            aria-label={text.tagsOf(name)}
            icon={<Icon of={Tag} />}
          />
        }
      >
        {() => <TagChoice row={row} known={known} />}
      </Popover>
    </>
  );
}

function TagChoice({ row: { id, attributes }, known }: MarksProps) {
  const { isFavourite, tags, name } = attributes;
  const [typed, setTyped] = useState('');
  const change = useMarkCompany();
  const given = change.isPending ? (change.variables?.mark.tags ?? tags) : tags;
  const give = (next: readonly string[]) => change.mutate({ companyId: id, mark: { isFavourite, tags: [...next] } });
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    give([...given, typed.trim()]);
    setTyped('');
  };
  return (
    <Stack as="fieldset" gap={8} aria-label={text.tagsOf(name)}>
      <Text as="p" tone="muted" size="small">
        {text.help}
      </Text>
      {[...new Set([...known, ...given])].map((tag) => (
        <Checkbox
          key={tag}
          checked={given.includes(tag)}
          onChange={({ target }) => give(target.checked ? [...given, tag] : given.filter((one) => one !== tag))}
        >
          {tag}
        </Checkbox>
      ))}
      <form onSubmit={add}>
        <Row>
          <Input
            aria-label={text.add}
            placeholder={text.add}
            maxLength={30}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button htmlType="submit" disabled={typed.trim() === '' || given.length >= 10}>
            {text.addButton}
          </Button>
        </Row>
      </form>
    </Stack>
  );
}
