/** Texts of the documents of the statements, and of what differs from what was signed. */
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';

export const documentsText = {
  export: 'Descargar',
  title: (period: string) => `Estados financieros de ${formatPeriod(parsePeriod(period)!)}`,
  pdf: 'PDF para firmar',
  pdfSigned: 'PDF',
  xlsx: 'Excel con fórmulas',
  json: 'JSON',
  draft: 'El mes no está cerrado: los documentos salen como borrador.',
  signed: 'PDF de lo que se firmó',
  fileName: (period: string, format: string) => `estados-financieros-${period}.${format}`,
};

export const signedText = {
  title: 'Lo que cambió desde la firma',
  figures: (count: number) => (count === 1 ? '1 cifra distinta' : `${count} cifras distintas`),
  notes: 'Las notas también cambiaron.',
  onlyNotes: 'Las cifras son las firmadas; cambiaron las notas.',
  label: 'Concepto',
  column: 'Columna',
  signed: 'Firmado',
  now: 'Ahora',
  more: (count: number) => `Y ${count} más: compáralas en el PDF de lo que se firmó.`,
  kept: (digest: string) => `La copia de lo firmado tiene la huella ${digest.slice(0, 16)}….`,
};
