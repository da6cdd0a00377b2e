/** Identity documents by DIAN code: 13 cédula, 31 NIT… */
import { type DocumentType, documentTypes } from './document-types.gen.ts';

export type { DocumentType } from './document-types.gen.ts';

/** The document type of a DIAN code, or null. */
export function documentType(code: string): DocumentType | null {
  return documentTypes.find((type) => type.code === code) ?? null;
}

/** All document types, by code. */
export function listDocumentTypes(): readonly DocumentType[] {
  return documentTypes;
}
