/** The state of a licence: a mark of its own shape and its name, always in ink. */
import { CircleCheck, CircleDashed, Clock, type LucideIcon, OctagonX, Pause, Sparkle } from 'lucide-react';
import { licenceStateName } from '#core/product/licence.es.ts';
import type { LicenceState as State } from '#core/product/licence.ts';
import { Icon } from '../ui/mark/Icon.tsx';
import styles from './Licence.module.css';

const marks: Record<State, [icon: LucideIcon, hue: string | undefined]> = {
  demo: [Sparkle, styles.informativa],
  activa: [CircleCheck, styles.correcto],
  por_vencer: [Clock, styles.alta],
  vencida: [OctagonX, styles.critica],
  suspendida: [Pause, styles.critica],
  sin_licencia: [CircleDashed, styles.informativa],
};

export function LicenceState({ state }: { state: State }) {
  const [Sign, hue] = marks[state];
  return (
    <span className={styles.state}>
      <Icon of={Sign} className={hue} />
      {licenceStateName[state]}
    </span>
  );
}
