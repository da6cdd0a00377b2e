/** How the rules name a document. */

import { formatDayOfYear } from '#core/calendar/period.es.ts';
import type { FactValue } from '#core/engine/fact.ts';
import { listIn } from '#core/engine/fact-data.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import type { DocumentKind, ElectronicDocument } from '#core/source/electronic-document.ts';

const names: Readonly<Record<DocumentKind, string>> = {
  invoice: 'factura',
  equivalent: 'documento equivalente',
  support: 'documento soporte',
  credit_note: 'nota crédito',
  debit_note: 'nota débito',
  support_note: 'nota de ajuste',
  payroll: 'nómina electrónica',
  payroll_adjustment: 'nómina electrónica de ajuste',
};

/** `factura FE1234 del 12 feb 2026`. */
export function writeDocument({ kind, folio, day }: Pick<ElectronicDocument, 'kind' | 'folio' | 'day'>): string {
  return `${names[kind]} ${folio} del ${formatDayOfYear(day)}`;
}

/** Of a fact about some documents, for its sentences. */
export function documentData(documents: readonly ElectronicDocument[]): Readonly<Record<string, FactValue>> {
  return {
    documents: documents.slice(0, 5).map(writeDocument),
    folios: documents.slice(0, 5).map(({ folio }) => folio),
    cufes: documents.slice(0, 5).map(({ cufe }) => cufe),
    count: documents.length,
  };
}

/** First document of a fact. */
export function documentOf({ data }: Pick<FactView, 'data'>): string {
  return listIn(data, 'documents')[0] ?? '';
}

/** Its CUFE, whole: with it the document is found at the DIAN. */
export function cufeOf({ data }: Pick<FactView, 'data'>): string {
  return listIn(data, 'cufes')[0] ?? '';
}

export function nameOf({ thirdParties: [first] }: Pick<FactView, 'thirdParties'>): string {
  return first?.name || first?.nit || '';
}

export function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Where no month before has documents. */
export function firstOf({ data }: Pick<FactView, 'data'>): string {
  return data.first === 1
    ? ' Es el primer mes con documentos: puede ser de uno del mes anterior; trae también su reporte.'
    : data.never === 1
      ? ' En ningún mes tiene documentos: verifica si está obligado a expedirlos.'
      : '';
}
