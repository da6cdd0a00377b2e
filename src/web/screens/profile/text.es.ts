/** Shared texts of the profile sections. */
import type { Section } from './sections.ts';

const sections: Record<Section, string> = {
  datos: 'Datos y foto',
  seguridad: 'Seguridad',
  preferencias: 'Preferencias',
  llaves: 'Llaves de API',
  webhooks: 'Webhooks',
  'mis-datos': 'Mis datos',
};

export const profileText = {
  title: 'Editar perfil',
  context: 'Tus datos, cómo entras y qué guarda Cuadre de ti.',
  sectionsLabel: 'Secciones del perfil',
  sections,
  cancel: 'Cancelar',
};
