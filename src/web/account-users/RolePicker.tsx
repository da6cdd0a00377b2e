/** Role select. A native one: a screen may hold hundreds. */
import type { Role } from '#api/users/roles/contract.ts';
import { boxOf } from '../ui/control/Input.tsx';
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
  return (
    <select
      className={boxOf(undefined, styles.picker)}
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    >
      {(none !== null || value === '') && <option value="">{none ?? ''}</option>}
      {roles.map(({ id, attributes: { name } }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
