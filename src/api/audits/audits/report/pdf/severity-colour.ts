/** Colours of severities on paper. */
import type { Severity } from '#core/engine/severity.ts';

export const severityColour: Record<Severity, string> = {
  critica: '#b3261e',
  alta: '#c2570c',
  media: '#a67c00',
  baja: '#2f6db5',
  informativa: '#5c6b66',
};
