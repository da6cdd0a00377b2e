/** Marks of the bands of the health index. */
import type { HealthBand } from '#core/engine/weighing/health-index.ts';
import type { Mark } from './SeverityMark.tsx';

export const bandMark = {
  sana: 'correcto',
  con_observaciones: 'media',
  en_riesgo: 'critica',
} as const satisfies Record<HealthBand, Mark>;
