/** Texts of long lists. */

export const listText = {
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  pageSizes: 'Filas por página',
  /** Seed: text of the page size. */
  pageSize: (size: number) => `${size} / página`,
  previous: 'Anterior',
  next: 'Siguiente',
  sortBy: (title: string) => `Ordenar por ${title.toLowerCase()}`,
  order: 'Orden',
  orderBy: (title: string, descending: boolean) => `${descending ? '↓' : '↑'} ${title}`,
  clear: 'Quitar filtros',
  noChoice: 'Ninguna coincide',
  export: 'Exportar',
  excel: 'Excel (.xlsx)',
  csv: 'CSV',
  exportedFile: (format: string) => `lista.${format}`,
  table: (list: string | undefined) => (list === undefined ? 'Tabla' : `Tabla de ${list}`),
  columns: 'Columnas',
  columnsOf: (shown: number, all: number) => `Columnas: ${shown} de ${all}`,
  choose: 'Columnas que se ven',
  showAll: 'Mostrar todas',
};
