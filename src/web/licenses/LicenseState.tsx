/** State of a license: a mark with its own shape, and its name without colour. */
import { CircleCheck, CircleDashed, Clock, type LucideIcon, OctagonX, Pause, Sparkle } from 'lucide-react';
import { licenseStateName } from '#core/product/license.es.ts';
import type { LicenseState as State } from '#core/product/license.ts';
import { Row } from '../ui/layout/Layout.tsx';
import { Icon } from '../ui/mark/Icon.tsx';

const marks: Record<State, [icon: LucideIcon, hue: string]> = {
  demo: [Sparkle, 'informativa'],
  activa: [CircleCheck, 'correcto'],
  por_vencer: [Clock, 'alta'],
  vencida: [OctagonX, 'critica'],
  suspendida: [Pause, 'critica'],
  sin_licencia: [CircleDashed, 'informativa'],
};

export function LicenseState({ state }: { state: State }) {
  const [Sign, hue] = marks[state];
  return (
    <Row as="span" inline gap={6}>
      <Icon of={Sign} className={hue} />
      {licenseStateName[state]}
    </Row>
  );
}
