/** Names of missing data after «Falta». */
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import type { CompanyProfile } from '../company-profile.ts';
import { profileName } from './profile-name.es.ts';

export const missingDatumName = {
  profile: (field: keyof CompanyProfile) => profileName[field],
  parameter: (label: string) => `el parámetro «${label}»`,
  month: (key: string) => `el balance de ${formatPeriod(parsePeriod(key)!)}`,
  thirdParties: 'el detalle por tercero en el archivo',
};
