/** Texts of the notifications of a user. */
import { monthNames } from '#core/calendar/period.es.ts';

export const ownText = {
  title: 'Notificaciones',
  context: 'Lo que pasó en tus empresas y lo que alguien espera de ti. Se guardan 12 meses.',
  preferences: 'Elige qué quieres que te contemos',
  allSeen: 'Marcar todas como vistas',
  which: 'Cuáles',
  all: (count: number) => `Todas ${count}`,
  unseen: (count: number) => `Sin ver ${count}`,
  search: 'Buscar',
  searchLabel: 'Buscar en las notificaciones',
  company: 'Empresa',
  anyCompany: 'Todas las empresas',
  topic: 'Tipo',
  anyTopic: 'Todos los tipos',
  markSeen: 'Marcar vista',
  markSeenOf: (title: string) => `Marcar vista: ${title}`,
  seen: 'Vista',
  notSeen: 'sin ver',
  empty: 'Aquí verás lo que pase en tus empresas: auditorías, alertas, respuestas y cierres.',
  noMatch: 'Ninguna notificación coincide.',
  clear: 'Quitar filtros',
  today: 'Hoy',
  yesterday: 'Ayer',
  thisWeek: 'Esta semana',
  month: (year: number, month: number) =>
    `${monthNames[month - 1]![0]!.toUpperCase()}${monthNames[month - 1]!.slice(1)} de ${year}`,
};
