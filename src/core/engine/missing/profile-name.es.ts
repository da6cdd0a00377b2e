/** Names of the facts of the company profile, after an article or a question word: «falta …», «cambió …». */
import type { CompanyProfile } from '../company-profile.ts';

export const profileName: Record<keyof CompanyProfile, string> = {
  ciiu: 'la actividad económica (CIIU)',
  municipio: 'el municipio',
  responsableIva: 'si la empresa es responsable de IVA',
  periodoIva: 'la periodicidad del IVA',
  exonerado1141: 'si la empresa está exonerada de aportes (114-1)',
  autorretenedorRenta: 'si la empresa es autorretenedora de renta',
  agenteRetencion: 'si la empresa es agente de retención',
  regimen: 'el régimen de renta',
  claseArl: 'la clase de riesgo (ARL)',
  grupoNiif: 'el grupo NIIF',
};
