/** Returns of the DIAN's calendar whose due date depends on the last digit of the NIT, and which of them a company files. */
import { isCompanyNumber } from '#core/identity/nit.ts';

export const obligations = [
  'retencion',
  'iva_bimestral',
  'iva_cuatrimestral',
  'anticipo_simple',
  'simple_anual',
  'renta_persona_juridica',
  'renta_gran_contribuyente',
] as const;
export type Obligation = (typeof obligations)[number];

/** Facts of a company's profile; an absent one is not known. */
export interface FilerProfile {
  agenteRetencion?: boolean;
  responsableIva?: boolean;
  periodoIva?: 'bimestral' | 'cuatrimestral' | 'ninguno';
  regimen?: 'ordinario' | 'simple' | 'especial';
}

/** What decides which returns a company files. */
export interface Filer {
  /** Without DV. */
  nit: string;
  profile: FilerProfile;
  /** In the DIAN's list of large taxpayers. */
  isLarge: boolean;
}

/** VAT return of a profile; null where the company files none, or it is not known. */
export function vatReturnOf({ periodoIva, responsableIva }: FilerProfile): 'bimestral' | 'cuatrimestral' | null {
  return periodoIva === undefined || periodoIva === 'ninguno' || responsableIva === false ? null : periodoIva;
}

/** Returns that a company files as far as its profile says: income tax only where the regime is known. */
export function obligationsOf({ nit, profile, isLarge }: Filer): Obligation[] {
  const vat = vatReturnOf(profile);
  const { regimen } = profile;
  // A natural person's NIT is the number of the identity card, with a calendar of its own in August to October.
  const isLegalEntity = isCompanyNumber(nit);
  const filesIncome = (regimen === 'ordinario' || regimen === 'especial') && isLegalEntity;
  return [
    ...(profile.agenteRetencion === false ? [] : ['retencion' as const]),
    ...(vat === null ? [] : [`iva_${vat}` as const]),
    ...(regimen === 'simple' ? (['anticipo_simple', 'simple_anual'] as const) : []),
    ...(filesIncome ? [isLarge ? ('renta_gran_contribuyente' as const) : ('renta_persona_juridica' as const)] : []),
  ];
}

/** Periods of a return in the calendar of a year, in order: those of income tax and of the yearly SIMPLE return are of the year before. */
export function periodsOf(obligation: Obligation, year: number): string[] {
  const numbered = (count: number, write: (number: number) => string) =>
    Array.from({ length: count }, (_, index) => write(index + 1));
  switch (obligation) {
    case 'retencion':
      return numbered(12, (month) => `${year}-${String(month).padStart(2, '0')}`);
    case 'iva_bimestral':
    case 'anticipo_simple':
      return numbered(6, (number) => `${year}-B${number}`);
    case 'iva_cuatrimestral':
      return numbered(3, (number) => `${year}-C${number}`);
    case 'simple_anual':
      return [`${year - 1}`];
    case 'renta_persona_juridica':
      return numbered(2, (number) => `${year - 1} cuota ${number}`);
    case 'renta_gran_contribuyente':
      return numbered(3, (number) => `${year - 1} cuota ${number}`);
  }
}
