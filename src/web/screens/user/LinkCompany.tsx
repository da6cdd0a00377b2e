/** Links another company to a person. */
import { Select } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Company } from '#api/companies/companies/contract.ts';
import { matches } from '../../data/search.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import styles from './Screen.module.css';
import { userText } from './text.es.ts';

interface LinkCompanyProps {
  companies: readonly Company[];
  pending: boolean;
  onLink: (company: number) => void;
}

export function LinkCompany({ companies, pending, onLink }: LinkCompanyProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  if (companies.length === 0) return null;
  const link = () => {
    if (chosen !== null) onLink(chosen);
    setChosen(null);
  };
  return (
    <div className={styles.link}>
      <Select
        aria-label={userText.linkLabel}
        placeholder={userText.linkPlaceholder}
        suffixIcon={<Icon of={ChevronDown} />}
        options={companies.map(({ id, attributes }) => ({ value: id, label: attributes.comp_business_name }))}
        value={chosen}
        showSearch={{ filterOption: (typed, option) => matches(typed, option?.label) }}
        onChange={setChosen}
      />
      <Button disabled={chosen === null} loading={pending} onClick={link}>
        {userText.link}
      </Button>
    </div>
  );
}
