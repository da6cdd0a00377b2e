/** Change of a finding against the previous month: grey sign and word, never coloured. */
import { Check, Circle, CircleHelp, Equal, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FindingChange } from '#api/audits/audits/findings/contract.ts';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { changeWord } from '../text.es.ts';
import styles from './FindingList.module.css';

const signs = {
  nuevo: Circle,
  persistente: Equal,
  reabierto: RotateCw,
  corregido: Check,
  ya_no_aplica: CircleHelp,
} as const;

/** `children`: longer text instead of the word. */
export function ChangeMark({ change, children }: { change: FindingChange; children?: ReactNode }) {
  const Sign = signs[change];
  return (
    <Row as="span" gap={6} className={styles.change}>
      <Icon of={Sign} size={12} bold />
      {children ?? changeWord[change]}
    </Row>
  );
}
