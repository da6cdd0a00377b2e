/** Links another person of the account to a company. */
import { Select } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Member } from '#api/users/users/contract.ts';
import { matches } from '../../../data/search.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import styles from './CompanyPeople.module.css';
import { companyPeopleText as text } from './text.es.ts';

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
    <div className={styles.link}>
      <Select
        aria-label={text.linkLabel}
        placeholder={text.linkPlaceholder}
        notFoundContent={text.noMatch}
        suffixIcon={<Icon of={ChevronDown} />}
        options={users.map(({ id, attributes }) => ({
          value: id,
          label: `${attributes.user_name} · ${attributes.user_email}`,
        }))}
        value={user ? user.id : null}
        showSearch={{ filterOption: (typed, option) => matches(typed, option?.label) }}
        onChange={setChosen}
      />
      <Button disabled={!user} loading={pending} onClick={link}>
        {text.link}
      </Button>
    </div>
  );
}
