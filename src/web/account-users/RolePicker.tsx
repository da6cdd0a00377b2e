/** Role select. */
import type { Role } from '#api/users/roles/contract.ts';
import { Select } from '../ui/select/Select.tsx';
import styles from './RolePicker.module.css';

interface RolePickerProps {
  label: string;
  roles: readonly Role[];
  /** Role id; empty for none. */
  value: string;
  /** Meaning of none; null when a role is required. */
  none: string | null;
  disabled?: boolean;
  onChange: (roleId: string) => void;
}

export function RolePicker({ label, roles, value, none, disabled = false, onChange }: RolePickerProps) {
  const given = roles.map(({ id, attributes: { name } }) => ({ value: id, label: name }));
  return (
    <Select
      className={styles.picker}
      aria-label={label}
      value={value}
      disabled={disabled}
      options={none === null ? given : [{ value: '', label: none }, ...given]}
      onChange={onChange}
    />
  );
}
