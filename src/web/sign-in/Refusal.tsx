/** What the server refused and what to do, above the fields. */
import { SeverityIcon } from '../ui/mark/SeverityMark.tsx';
import { refusal } from './refusal.ts';
import styles from './SignIn.module.css';

export function Refusal({ failure }: { failure: Error }) {
  const { what, next } = refusal(failure);
  return (
    <div className={styles.refusal} role="alert">
      <SeverityIcon mark="critica" />
      <div>
        <b>{what}</b> {next}
      </div>
    </div>
  );
}
