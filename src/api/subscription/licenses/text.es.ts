/** Errors of licenses, and texts of exported ones. */
import { licenseStateName, planName } from '#core/product/license.es.ts';
import type { License } from './contract.ts';

export const text = {
  endsInThePast: 'Elige una fecha de hoy en adelante.',
  sheet: 'Licencias',
  fileName: 'licencias',
  header: [
    'Cuenta',
    'Suscriptor',
    'Correo',
    'Plan',
    'Estado',
    'Desde',
    'Hasta',
    'Días restantes',
    'Empresas en uso',
    'Empresas incluidas',
    'Usuarios en uso',
    'Usuarios incluidos',
  ],
  row: ({ attributes }: License): (string | number | null)[] => {
    const { account, ownerName, ownerEmail, plan, state, startsOn, endsOn, daysLeft, companies, users } = attributes;
    const term = [plan && planName[plan], licenseStateName[state], startsOn, endsOn, daysLeft];
    const places = [companies.used, companies.included, users.used, users.included];
    return [account, ownerName, ownerEmail, ...term, ...places];
  },
};
