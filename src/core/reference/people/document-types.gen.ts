// Generated from data/document_types.csv by scripts/gen-reference.mjs: edit the table, not this file.

export interface DocumentType {
  /** DIAN code, two digits. */
  readonly code: string;
  /** Spanish. */
  readonly name: string;
  /** Usual abbreviation. */
  readonly shortName: string;
  /** Who may hold it. */
  readonly personType: 'natural' | 'juridica' | 'any';
  /** `as_nit`: only when the number is used as NIT. */
  readonly hasDv: 'yes' | 'no' | 'as_nit';
  /** How well the row was checked. */
  readonly confidence: 'high' | 'medium' | 'low';
}

/** Kinds of identity document, by DIAN code. */
export const documentTypes: readonly DocumentType[] = [
  { code: '11', name: 'Registro civil de nacimiento', shortName: 'RC', personType: 'natural', hasDv: 'no', confidence: 'high' },
  { code: '12', name: 'Tarjeta de identidad', shortName: 'TI', personType: 'natural', hasDv: 'no', confidence: 'high' },
  { code: '13', name: 'Cédula de ciudadanía', shortName: 'CC', personType: 'natural', hasDv: 'as_nit', confidence: 'high' },
  { code: '21', name: 'Tarjeta de extranjería', shortName: 'TE', personType: 'natural', hasDv: 'no', confidence: 'high' },
  { code: '22', name: 'Cédula de extranjería', shortName: 'CE', personType: 'natural', hasDv: 'as_nit', confidence: 'high' },
  { code: '31', name: 'NIT', shortName: 'NIT', personType: 'any', hasDv: 'yes', confidence: 'high' },
  { code: '41', name: 'Pasaporte', shortName: 'PA', personType: 'natural', hasDv: 'no', confidence: 'high' },
  { code: '42', name: 'Documento de identificación extranjero', shortName: 'DIE', personType: 'any', hasDv: 'no', confidence: 'high' },
  { code: '43', name: 'Sin identificación del exterior o para uso definido por la DIAN', shortName: 'SIE', personType: 'any', hasDv: 'no', confidence: 'high' },
  { code: '44', name: 'Documento de identificación extranjero de persona jurídica', shortName: 'DIEPJ', personType: 'juridica', hasDv: 'no', confidence: 'medium' },
  { code: '46', name: 'Carné diplomático', shortName: 'CD', personType: 'natural', hasDv: 'no', confidence: 'medium' },
  { code: '47', name: 'Permiso especial de permanencia (PEP)', shortName: 'PEP', personType: 'natural', hasDv: 'no', confidence: 'high' },
  { code: '48', name: 'Permiso por protección temporal (PPT)', shortName: 'PPT', personType: 'natural', hasDv: 'no', confidence: 'high' },
  { code: '50', name: 'NIT de otro país', shortName: 'NITE', personType: 'juridica', hasDv: 'no', confidence: 'high' },
  { code: '91', name: 'Número único de identificación personal (NUIP)', shortName: 'NUIP', personType: 'natural', hasDv: 'no', confidence: 'high' },
];
