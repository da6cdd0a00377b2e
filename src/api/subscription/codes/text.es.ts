/** Errors of batches, and texts of exported codes. */
import { codeStateName, planName } from '#core/product/license.es.ts';
import type { Code } from './contract.ts';

export const text = {
  needsPlan: 'Un código de licencia necesita un plan.',
  needsSeats: 'Escribe cuántas empresas o usuarios da cada código.',
  expiresInThePast: 'Elige una fecha de hoy en adelante.',
  title: 'Códigos',
  fileName: 'codigos',
  header: [
    'Lote',
    'Terminación',
    'Plan',
    'Días',
    'Empresas',
    'Usuarios',
    'Estado',
    'Vence',
    'Entregado a',
    'Usado (UTC)',
    'Usado por',
  ],
  row: ({ attributes }: Code): (string | number | null)[] => {
    const { batchName, tail, plan, days, companies, users, state, expiresOn } = attributes;
    const { givenTo, redeemedAt, redeemedBy } = attributes;
    const gift = [plan && planName[plan], days, companies, users];
    return [batchName, tail, ...gift, codeStateName[state], expiresOn, givenTo, redeemedAt, redeemedBy];
  },
};
