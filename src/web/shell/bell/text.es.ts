/** Texts of the notifications. */

export const bellText = {
  open: (count: number) =>
    count === 0
      ? 'Notificaciones'
      : count === 1
        ? 'Notificaciones: 1 pendiente'
        : `Notificaciones: ${count} pendientes`,
  title: 'Notificaciones',
  empty: 'No hay notificaciones',
  listFailed: 'Se ha producido un error listando las notificaciones.',
  allSeen: 'Marcar todas como vistas',
  all: 'Ver todas las notificaciones',
};
