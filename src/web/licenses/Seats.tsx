/** Used seats of a license, in figures and as a bar. */
import { Meter } from '../ui/control/ProgressBar.tsx';
import { Stack } from '../ui/layout/Layout.tsx';
import styles from './License.module.css';
import { licenseText } from './text.es.ts';

interface PlacesProps {
  used: number;
  included: number;
  /** How either is written; default as it is. */
  write?: (count: number) => string;
}

export function Seats({ used, included, write = String }: PlacesProps) {
  const part = included > 0 ? Math.min(1, used / included) : 0;
  return (
    <Stack gap={4} className={styles.places}>
      <span className="n flush">{licenseText.ofSeats(write(used), write(included))}</span>
      <Meter share={part} isFull={included > 0 && used >= included} />
    </Stack>
  );
}
