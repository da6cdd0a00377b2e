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
    const { comp_city: city, profile } = attributes;
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
    ];
  },
};
