/** Chooses the companies of a group among those of the user. */
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { plainName } from '#core/identity/plain-name.ts';
import { useCompanies } from '../../../data/companies/companies.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Checkbox } from '../../../ui/control/Checkbox.tsx';
import { Input } from '../../../ui/control/Input.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Popover } from '../../../ui/overlay/Popover.tsx';
import { mostCompanies } from './group-address.ts';
import { groupText } from './text.es.ts';

/** Companies that are listed at once: the search finds the others. */
const mostListed = 12;

interface CompanyChooserProps {
  /** The one looked at, which is always of the group. */
  company: number;
  chosen: readonly number[];
  onChoose: (chosen: number[]) => void;
}

export function CompanyChooser(props: CompanyChooserProps) {
  return (
    <Popover
      title={groupText.companies}
      trigger={
        <Button type="primary">
          <Row as="span" inline gap={6}>
            {groupText.companiesButton(props.chosen.length + 1)}
            <Icon of={ChevronDown} size={14} />
          </Row>
        </Button>
      }
    >
      {() => <Choices {...props} />}
    </Popover>
  );
}

function Choices({ company, chosen, onChoose }: CompanyChooserProps) {
  const { data: companies = [] } = useCompanies();
  const [words, setWords] = useState('');
  const others = companies.filter(({ id }) => id !== company);
  const wanted = plainName(words);
  const found = others.filter(
    ({ attributes }) =>
      plainName(attributes.comp_business_name).includes(wanted) || attributes.comp_entity_id.startsWith(words.trim()),
  );
  // Those of the group first: a long list hides none of them.
  const listed = [...found].sort((a, b) => Number(chosen.includes(b.id)) - Number(chosen.includes(a.id)));
  const isFull = chosen.length + 1 >= mostCompanies;
  if (others.length === 0) return <p>{groupText.alone}</p>;
  return (
    <Stack gap={8}>
      {others.length > mostListed && (
        <Input
          aria-label={groupText.find}
          placeholder={groupText.find}
          value={words}
          clearable
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      {listed.length === 0 && <p>{groupText.nobody}</p>}
      {listed.slice(0, Math.max(mostListed, chosen.length)).map(({ id, attributes }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          disabled={isFull && !chosen.includes(id)}
          onChange={({ target }) => onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
        >
          {attributes.comp_business_name}
        </Checkbox>
      ))}
      {isFull && (
        <Text as="p" tone="secondary">
          {groupText.full(mostCompanies)}
        </Text>
      )}
    </Stack>
  );
}
