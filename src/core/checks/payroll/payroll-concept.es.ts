/**
 * Payroll concept of an account by its name: the PUC codes payroll only in 5105 and 5205, so in costs (72, 73, 61) and
 * in a company's own auxiliaries the name is the only evidence.
 */
import { accountName } from '#core/identity/account-name.es.ts';

/** Accruals on wages: provisions for benefits, and contributions. */
export const payrollAccruals = [
  'interesesCesantias',
  'cesantias',
  'prima',
  'vacaciones',
  'pension',
  'salud',
  'riesgos',
  'caja',
  'icbf',
  'sena',
] as const;

export const payrollConcepts = [
  'aprendices',
  'integral',
  'horasExtras',
  'transporte',
  'sueldos',
  ...payrollAccruals,
  'noSalarial',
] as const;

export type PayrollConcept = (typeof payrollConcepts)[number];

/**
 * Also names that a package cut, often at 20 characters. In order: «aportes a fondos de pensiones y/o cesantías» is
 * pension, «intereses sobre cesantías» is not cesantías.
 */
const NAMES: readonly (readonly [PayrollConcept, RegExp])[] = [
  ['aprendices', /\bAPREND|\bSOSTENIMIENTO|\bPASANT|\bPRACTICANT/],
  ['integral', /SALARIO INTEGRAL/],
  ['transporte', /(AUXILIO|SUBSIDIO).*(TRANSPORT|CONECTIVIDAD)/],
  ['noSalarial', /\bBONIFICA|\bEXTRALEGAL|NO SALARIAL|NO CONSTITU|AUXILIO(?!.*CESANT)/],
  ['horasExtras', /HORAS? EXTRA|\bRECARGO/],
  ['pension', /\bPENSI(ON|\b)|\bAPORTES?.*\bFONDOS? DE( P\w*)?$/],
  ['riesgos', /\bAR[LP]\b|RIESGOS? (LABORAL|PROFESIONAL)|\bAPORTES? A ADMINISTRA\w*( DE( R\w*)?)?$/],
  ['salud', /\bEPS\b|APORTE.*SALUD|SALUD.*APORTE|\bAPORTES? A ENTIDADES?( P\w*)?$/],
  ['caja', /CAJAS? (DE )?COMP(\b|E)|COMPENSACION FAMILIAR|\bCCF\b/],
  ['icbf', /\bICBF\b|BIENESTAR FAMILIAR/],
  ['sena', /\bSENA\b/],
  ['interesesCesantias', /INTERES.*CESA/],
  ['cesantias', /\bCESA(N|\b)/],
  ['prima', /PRIMAS? (DE )?SERV|PRIMA LEGAL/],
  ['vacaciones', /\bVACACION/],
  ['sueldos', /\bSUELDO|\bSALARIO|\bJORNAL/],
];

/** Pay by result: wages where only employees earn it, fees where others do. */
export function isPayByResult(name: string): boolean {
  return /\bCOMISION|\bDESTAJO/.test(accountName(name));
}

/** Concept of a name, or null. */
export function payrollConceptOf(name: string): PayrollConcept | null {
  const plain = accountName(name);
  return NAMES.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
