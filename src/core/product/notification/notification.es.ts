/** Spanish names of kinds, audiences and states of notifications. */
import type { AudienceKind, NotificationKind, TemplateState } from './notification.ts';

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

export const templateStateName: Record<TemplateState, string> = {
  borrador: 'Borrador',
  programada: 'Programada',
  activa: 'Activa',
  terminada: 'Terminada',
};
