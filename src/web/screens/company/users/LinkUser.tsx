/** Links another user of the account to a company. */
import { useState } from 'react';
import type { Member } from '#api/users/users/contract.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { companyUsersText as text } from './text.es.ts';

interface LinkUserProps {
  users: readonly Member[];
  pending: boolean;
  onLink: (user: Member) => void;
}

export function LinkUser({ users, pending, onLink }: LinkUserProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const user = users.find(({ id }) => id === chosen);
  const link = () => {
    if (user) onLink(user);
    setChosen(null);
  };
  return (
    <Row inset ruled="above">
      <Stack grow width="narrow">
        <Select
          aria-label={text.linkLabel}
          placeholder={text.linkPlaceholder}
          nothing={text.noMatch}
          options={users.map(({ id, attributes }) => ({
            value: id,
            label: `${attributes.user_name} · ${attributes.user_email}`,
          }))}
          value={user ? user.id : null}
          searchable
          onChange={setChosen}
        />
      </Stack>
      <Button disabled={!user} loading={pending} onClick={link}>
        {text.link}
      </Button>
    </Row>
  );
}
