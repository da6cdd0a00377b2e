/** Facts of the profile that the books can show, in the order in which they are told. */
export const deducibleFields = [
  'responsableIva',
  'periodoIva',
  'exonerado1141',
  'agenteRetencion',
  'regimen',
  'claseArl',
] as const;
export type DeducibleField = (typeof deducibleFields)[number];
