/** Select over all accounts, searched on the server; for staff. */
import { useDeferredValue, useState } from 'react';
import { useFoundAccounts } from '../data/subscription/licenses.ts';
import { Select } from '../ui/select/Select.tsx';

interface AccountSelectProps {
  /** Set by the form field. */
  id?: string;
  value?: string | null;
  onChange?: (account: string | null) => void;
  placeholder: string;
  notFound: string;
  /** Label where there is no visible one. */
  label?: string;
  className?: string | undefined;
}

export function AccountSelect({ id, value, onChange, placeholder, notFound, label, className }: AccountSelectProps) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim().slice(0, 100));
  const { data, isFetching } = useFoundAccounts(q);
  const options = (data?.data ?? []).map(({ id: account, attributes }) => ({
    value: account,
    label: attributes.ownerEmail ? `${attributes.account} · ${attributes.ownerEmail}` : attributes.account,
  }));
  return (
    <Select<string>
      id={id}
      aria-label={label}
      className={className}
      value={value ?? null}
      onClear={() => onChange?.(null)}
      placeholder={placeholder}
      loading={isFetching}
      options={options}
      nothing={notFound}
      searchable
      onSearch={setTyped}
      onChange={onChange}
    />
  );
}
