/** Spanish names of kinds, audiences, topics and states of notifications. */
import type { AudienceKind, NotificationKind, NotificationTopic, TemplateState } from './notification.ts';

export const kindName: Record<NotificationKind, string> = {
  popup: 'Pop-up',
  banner: 'Banner',
  image: 'Imagen',
  bell: 'Campana',
};

export const audienceName: Record<AudienceKind, string> = {
  all: 'Todas',
  plan: 'Plan',
  software: 'Software',
  companies: 'Empresas',
  people: 'Personas',
};

export const topicName: Record<NotificationTopic, string> = {
  licencia: 'Licencia',
  alertas: 'Alertas',
  auditorias: 'Auditorías',
  hallazgos: 'Hallazgos',
  cierres: 'Cierres de mes',
  preguntas: 'Preguntas',
  parametrizacion: 'Parametrización',
  novedades: 'Novedades de Cuadre',
};

export const templateStateName: Record<TemplateState, string> = {
  borrador: 'Borrador',
  programada: 'Programada',
  activa: 'Activa',
  terminada: 'Terminada',
};
