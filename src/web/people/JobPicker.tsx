/** Chooses a job for somebody. The browser's own list: a screen may hold hundreds of them. */
import type { Job } from '#api/users/jobs/contract.ts';
import styles from './JobPicker.module.css';

interface JobPickerProps {
  label: string;
  jobs: readonly Job[];
  /** Id of the job; empty for none. */
  value: string;
  /** What having none means here; null when one must be had. */
  none: string | null;
  disabled?: boolean;
  onChange: (jobId: string) => void;
}

export function JobPicker({ label, jobs, value, none, disabled = false, onChange }: JobPickerProps) {
  return (
    <select
      className={styles.picker}
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    >
      {(none !== null || value === '') && <option value="">{none ?? ''}</option>}
      {jobs.map(({ id, attributes: { name } }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
