/** The state of a license: a mark of its own shape and its name, always in ink. */
import { CircleCheck, CircleDashed, Clock, type LucideIcon, OctagonX, Pause, Sparkle } from 'lucide-react';
import { licenseStateName } from '#core/product/license.es.ts';
import type { LicenseState as State } from '#core/product/license.ts';
import { Icon } from '../ui/mark/Icon.tsx';
import styles from './License.module.css';

const marks: Record<State, [icon: LucideIcon, hue: string | undefined]> = {
  demo: [Sparkle, styles.informativa],
  activa: [CircleCheck, styles.correcto],
  por_vencer: [Clock, styles.alta],
  vencida: [OctagonX, styles.critica],
  suspendida: [Pause, styles.critica],
  sin_licencia: [CircleDashed, styles.informativa],
};

export function LicenseState({ state }: { state: State }) {
  const [Sign, hue] = marks[state];
  return (
    <span className={styles.state}>
      <Icon of={Sign} className={hue} />
      {licenseStateName[state]}
    </span>
  );
}
