/** Words of long lists. */

export const listText = {
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  previous: 'Anterior',
  next: 'Siguiente',
  sortBy: (title: string) => `Ordenar por ${title.toLowerCase()}`,
  order: 'Orden',
  clear: 'Quitar filtros',
};
