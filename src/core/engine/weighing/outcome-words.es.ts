/** Severities and outcomes of validations in words. */
import type { Outcome, Severity } from '../severity.ts';

export const severityName: Record<Severity, string> = {
  critica: 'crítica',
  alta: 'alta',
  media: 'media',
  baja: 'baja',
  informativa: 'informativa',
};

export const outcomeName: Record<Outcome, string> = {
  sin_hallazgos: 'sin hallazgos',
  con_hallazgos: 'con hallazgos',
  no_aplica: 'no aplica',
  no_evaluada: 'no se evaluó',
  error: 'falló; lo registramos',
};
