/** Texts of notifications that stand over the page. */

export const notificationText = {
  accept: 'Aceptar',
  later: 'Recordar más tarde',
  more: 'Leer más',
  moreOf: (title: string) => `Leer más: ${title}`,
  closeOf: (title: string) => `Cerrar: ${title}`,
  see: 'Ver',
  seeOf: (title: string) => `Ver: ${title}`,
  seen: 'Marcar como vista',
  banners: 'Comunicados',
  noImage: 'No pudimos mostrar la imagen.',
  failedTitle: 'Error',
  failed: 'Se ha producido un error.',
};
