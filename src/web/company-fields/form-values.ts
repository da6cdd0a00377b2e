/** Values of the company form, and their conversion from and to the API's document. */

import type { Company, CompanyInput } from '#api/companies/companies/contract.ts';
import type { Signers } from '#core/call/signers.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import { formatNit } from '#core/identity/nit.ts';
import { isComplete, readNitEntry } from './nit-entry.ts';

/** A question that may stay unanswered. */
export type Answer = 'yes' | 'no' | 'unknown';

/** Fields without a value are absent, so that documents compare by content. */
export interface CompanyValues {
  name: string;
  /** As typed, with or without dots and DV. */
  nit: string;
  software: number | null;
  regime: number | null;
  department: string | null;
  city: string | null;
  ica: string | null;
  ciiu: string | null;
  vat: Answer;
  vatPeriod: 'bimestral' | 'cuatrimestral' | null;
  exempt1141: Answer;
  selfWithholder: Answer;
  withholdingAgent: Answer;
  arl: number | null;
  niif: number | null;
  /** Month in which the fiscal year ends. */
  yearEnd: number | null;
  representative: string;
  representativeDocument: string;
  accountant: string;
  accountantCard: string;
  auditor: string;
  auditorCard: string;
}

export type CompanyField = keyof CompanyValues;

export const noValues: CompanyValues = {
  name: '',
  nit: '',
  software: null,
  regime: null,
  department: null,
  city: null,
  ica: null,
  ciiu: null,
  vat: 'unknown',
  vatPeriod: null,
  exempt1141: 'unknown',
  selfWithholder: 'unknown',
  withholdingAgent: 'unknown',
  arl: null,
  niif: null,
  yearEnd: 12,
  representative: '',
  representativeDocument: '',
  accountant: '',
  accountantCard: '',
  auditor: '',
  auditorCard: '',
};

/** Income tax regimes of /regime-types with an effect on the audit. */
const regimeOfProfile = new Map<number, CompanyProfile['regimen']>([
  [3, 'ordinario'],
  [4, 'especial'],
  [5, 'simple'],
]);

const answer = (value: boolean | undefined): Answer => (value === undefined ? 'unknown' : value ? 'yes' : 'no');

export function valuesOf({ attributes, accountable_software, regime_type }: Company): CompanyValues {
  const { profile, comp_signers: signers } = attributes;
  const city = attributes.comp_city ?? profile.municipio ?? null;
  const period = profile.periodoIva;
  return {
    name: attributes.comp_business_name,
    nit: formatNit(attributes.comp_entity_id, attributes.comp_check_digit),
    software: accountable_software.acso_id,
    regime: regime_type.rety_id,
    // DIVIPOLA: the first two digits of a municipality are its department.
    department: city?.slice(0, 2) ?? null,
    city,
    ica: attributes.comp_ica_regime,
    ciiu: profile.ciiu ?? null,
    vat: answer(profile.responsableIva),
    vatPeriod: period === undefined || period === 'ninguno' ? null : period,
    exempt1141: answer(profile.exonerado1141),
    selfWithholder: answer(profile.autorretenedorRenta),
    withholdingAgent: answer(profile.agenteRetencion),
    arl: profile.claseArl ?? null,
    niif: profile.grupoNiif ?? null,
    yearEnd: attributes.comp_fiscal_year_end,
    representative: signers.representative?.name ?? '',
    representativeDocument: signers.representative?.document ?? '',
    accountant: signers.accountant?.name ?? '',
    accountantCard: signers.accountant?.card ?? '',
    auditor: signers.auditor?.name ?? '',
    auditorCard: signers.auditor?.card ?? '',
  };
}

/**
 * Income tax regime of the profile: from the chosen regime, or unchanged when that has no effect and did not change.
 */
function regimenOf({ regime }: CompanyValues, stored: Company | undefined): CompanyProfile['regimen'] {
  const same = stored?.regime_type.rety_id === regime;
  return regimeOfProfile.get(regime ?? 0) ?? (same ? stored?.attributes.profile.regimen : undefined);
}

function profileOf(values: CompanyValues, stored: Company | undefined): CompanyProfile {
  const regimen = regimenOf(values, stored);
  const periodoIva = values.vat === 'no' ? 'ninguno' : values.vatPeriod;
  return {
    ...(values.ciiu && { ciiu: values.ciiu }),
    ...(values.city && { municipio: values.city }),
    ...(values.vat !== 'unknown' && { responsableIva: values.vat === 'yes' }),
    ...(periodoIva && { periodoIva }),
    ...(values.exempt1141 !== 'unknown' && { exonerado1141: values.exempt1141 === 'yes' }),
    ...(values.selfWithholder !== 'unknown' && { autorretenedorRenta: values.selfWithholder === 'yes' }),
    ...(values.withholdingAgent !== 'unknown' && { agenteRetencion: values.withholdingAgent === 'yes' }),
    ...(regimen && { regimen }),
    ...(values.arl && { claseArl: values.arl }),
    ...(values.niif && { grupoNiif: values.niif }),
  };
}

/** Who has no name does not sign. */
function signersOf(values: CompanyValues): Signers {
  const signer = (name: string, card: string) => ({ name: name.trim(), ...(card.trim() && { card: card.trim() }) });
  const document = values.representativeDocument.trim();
  return {
    ...(values.representative.trim() && {
      representative: { name: values.representative.trim(), ...(document && { document }) },
    }),
    ...(values.accountant.trim() && { accountant: signer(values.accountant, values.accountantCard) }),
    ...(values.auditor.trim() && { auditor: signer(values.auditor, values.auditorCard) }),
  };
}

/**
 * The whole document; `stored`: the company being changed. Throws when a required field is missing: the form checks
 * them.
 */
export function inputOf(values: CompanyValues, stored?: Company): CompanyInput {
  const nit = readNitEntry(values.nit);
  if (!isComplete(nit) || values.software === null || values.regime === null) {
    throw new TypeError('a required field is missing');
  }
  return {
    comp_business_name: values.name.trim(),
    comp_entity_id: nit.id,
    comp_check_digit: nit.dv,
    comp_city: values.city,
    comp_ica_regime: values.ica,
    acso_id: values.software,
    rety_id: values.regime,
    profile: profileOf(values, stored),
    comp_signers: signersOf(values),
    comp_fiscal_year_end: values.yearEnd ?? 12,
  };
}

/** Changed fields only; the profile is sent whole. */
export function patchOf(stored: Company, values: CompanyValues): Partial<CompanyInput> {
  const before = inputOf(valuesOf(stored), stored);
  const after = inputOf(values, stored);
  const differs = (key: keyof CompanyInput) => JSON.stringify(before[key]) !== JSON.stringify(after[key]);
  const keys = (Object.keys(after) as (keyof CompanyInput)[]).filter(differs);
  return Object.fromEntries(keys.map((key) => [key, after[key]]));
}

/** Form field of each of the API's field errors. */
const fieldOf: Readonly<Record<string, CompanyField>> = {
  comp_business_name: 'name',
  comp_entity_id: 'nit',
  comp_check_digit: 'nit',
  comp_city: 'city',
  comp_ica_regime: 'ica',
  acso_id: 'software',
  rety_id: 'regime',
  'profile.municipio': 'city',
  'profile.regimen': 'regime',
  'profile.ciiu': 'ciiu',
  'profile.responsableIva': 'vat',
  'profile.periodoIva': 'vatPeriod',
  'profile.exonerado1141': 'exempt1141',
  'profile.autorretenedorRenta': 'selfWithholder',
  'profile.agenteRetencion': 'withholdingAgent',
  'profile.claseArl': 'arl',
  'profile.grupoNiif': 'niif',
  comp_fiscal_year_end: 'yearEnd',
  'comp_signers.representative.name': 'representative',
  'comp_signers.representative.document': 'representativeDocument',
  'comp_signers.accountant.name': 'accountant',
  'comp_signers.accountant.card': 'accountantCard',
  'comp_signers.auditor.name': 'auditor',
  'comp_signers.auditor.card': 'auditorCard',
};

export function formField(field: string): CompanyField | undefined {
  return lookUp(fieldOf, field);
}
