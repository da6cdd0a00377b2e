/** Chooses one of all accounts, searched at the server; for the staff. */
import { Select } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useFoundAccounts } from '../data/subscription/licenses.ts';
import { clearChoice } from '../ui/form/clear-choice.tsx';
import { Icon } from '../ui/mark/Icon.tsx';

interface AccountSelectProps {
  /** Given by the form around it. */
  id?: string;
  value?: string | null;
  onChange?: (account: string | null) => void;
  placeholder: string;
  notFound: string;
  /** Where no label stands beside it. */
  label?: string;
  className?: string;
}

export function AccountSelect({
  id,
  value,
  onChange,
  placeholder,
  notFound,
  label,
  className = '',
}: AccountSelectProps) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim().slice(0, 100));
  const { data, isFetching } = useFoundAccounts(q);
  const options = (data?.data ?? []).map(({ id: account, attributes }) => ({
    value: account,
    label: attributes.ownerEmail ? `${attributes.account} · ${attributes.ownerEmail}` : attributes.account,
  }));
  return (
    <Select<string>
      {...(id === undefined ? {} : { id })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      className={className}
      value={value ?? null}
      allowClear={clearChoice}
      placeholder={placeholder}
      loading={isFetching}
      options={options}
      notFoundContent={notFound}
      suffixIcon={<Icon of={ChevronDown} />}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onChange={(account) => onChange?.(account ?? null)}
    />
  );
}
