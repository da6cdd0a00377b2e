/** Links another company to a user. */
import { useState } from 'react';
import type { Company } from '#api/companies/companies/contract.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Select } from '../../ui/select/Select.tsx';
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
    <Row inset ruled="above" className={styles.link}>
      <Select
        aria-label={userText.linkLabel}
        placeholder={userText.linkPlaceholder}
        options={companies.map(({ id, attributes }) => ({ value: id, label: attributes.comp_business_name }))}
        value={chosen}
        searchable
        onChange={setChosen}
      />
      <Button disabled={chosen === null} loading={pending} onClick={link}>
        {userText.link}
      </Button>
    </Row>
  );
}
