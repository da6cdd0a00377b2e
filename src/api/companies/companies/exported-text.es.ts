/** Texts of exported companies. */
import { formatNit } from '#core/identity/nit.ts';
import type { Company } from './contract.ts';

const yesNo = (known: boolean | undefined) => (known === undefined ? 'No sé' : known ? 'Sí' : 'No');

export const exportedText = {
  title: 'Empresas',
  fileName: 'empresas',
  header: [
    'Empresa',
    'NIT',
    'Estado',
    'Software contable',
    'Régimen de renta',
    'Municipio (DIVIPOLA)',
    'Municipio',
    'CIIU',
    'Responsable de IVA',
    'Periodicidad del IVA',
    'Agente de retención',
    'Autorretenedora de renta',
    'Exonerada de aportes (art. 114-1)',
    'Clase de riesgo ARL',
    'Grupo NIIF',
    'Mes de cierre del ejercicio',
    'Representante legal',
    'Documento del representante legal',
    'Contador',
    'Tarjeta profesional del contador',
    'Revisor fiscal',
    'Tarjeta profesional del revisor fiscal',
  ],
  /** `names`: of municipality and regime. */
  row: (
    { attributes, accountable_software: software }: Company,
    names: { city: string; regime: string },
  ): (string | number | null)[] => {
    const {
      comp_business_name: name,
      comp_entity_id: nit,
      comp_check_digit: dv,
      comp_is_active: isActive,
    } = attributes;
    const { comp_city: city, profile, comp_signers: signers } = attributes;
    return [
      name,
      formatNit(nit, dv),
      isActive ? 'Activa' : 'Inactiva',
      software.acso_name,
      names.regime,
      city,
      names.city,
      profile.ciiu ?? null,
      yesNo(profile.responsableIva),
      profile.periodoIva ?? null,
      yesNo(profile.agenteRetencion),
      yesNo(profile.autorretenedorRenta),
      yesNo(profile.exonerado1141),
      profile.claseArl ?? null,
      profile.grupoNiif ?? null,
      attributes.comp_fiscal_year_end,
      signers.representative?.name ?? null,
      signers.representative?.document ?? null,
      signers.accountant?.name ?? null,
      signers.accountant?.card ?? null,
      signers.auditor?.name ?? null,
      signers.auditor?.card ?? null,
    ];
  },
};
