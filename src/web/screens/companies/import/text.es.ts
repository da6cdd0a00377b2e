/** Texts of the import of companies. */
import { formatCount } from '#core/money/money.es.ts';

const companies = (count: number) => `${formatCount(count)} ${count === 1 ? 'empresa' : 'empresas'}`;

export const importText = {
  open: 'Importar',
  title: 'Importar empresas',
  help: 'Descarga la plantilla, escribe una empresa por fila y súbela. Nada se crea hasta que lo confirmes.',
  template: 'Descargar la plantilla',
  templateFile: (format: string) => `plantilla-empresas.${format}`,
  excel: 'Excel',
  csv: 'CSV, para otros programas',
  drop: 'Suelta aquí la tabla de empresas',
  row: 'Fila',
  company: 'Empresa',
  nit: 'NIT',
  found: 'Qué encontramos',
  fresh: 'Nueva',
  exists: 'Ya la tienes: no cambia',
  error: (column: string, message: string) => `${column}: ${message}`,
  summary: (fresh: number, known: number, wrong: number) =>
    [
      fresh > 0 && `${companies(fresh)} por crear`,
      known > 0 && `${formatCount(known)} que ya tienes`,
      wrong > 0 && `${formatCount(wrong)} con errores`,
    ]
      .filter(Boolean)
      .join(' · '),
  wrongStay: 'Las filas con errores no se crean: corrígelas y sube la tabla otra vez. Las creadas no se repiten.',
  go: (count: number) => `Crear ${companies(count)}`,
  done: (count: number) => `Creamos ${companies(count)}`,
  refused: (name: string, why: string) => `${name}: ${why}`,
  close: 'Cerrar',
};
