/** Texts of the alerts of a company. */
import type { AlertSetting } from '#api/audits/alerts/contract.ts';

const severities: Record<AlertSetting['severity'], string> = {
  critica: 'Solo críticos',
  alta: 'Críticos y altos',
  media: 'Críticos, altos y medios',
  baja: 'Todos, menos los informativos',
  ninguna: 'Ninguno',
};

export const alertsText = {
  title: 'Alertas',
  about:
    'Al terminar una auditoría avisamos de los hallazgos nuevos, en la campana y por correo, a quienes ven las auditorías de la empresa. Lo que persiste no se repite.',
  severity: 'Hallazgos que avisan',
  severities,
  saved: 'Alertas guardadas',
};
