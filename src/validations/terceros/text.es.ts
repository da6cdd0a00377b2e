/** Spanish text of the third parties. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { countIn, listIn } from '#core/engine/fact-data.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import { formatCount } from '#core/money/money.es.ts';
import { rolesText } from './roles-text.es.ts';
import type { Role } from './rules.ts';

export const text: ValidationText<Role> = {
  title: 'Terceros',
  summary:
    'Revisa que cada saldo tenga el tercero que le corresponde: que no falte, que no sea genérico y que sea la DIAN, el banco o la entidad que la cuenta pide. También señala lo que el maestro de terceros contradice.',
  question: '¿Quién es la persona o la empresa detrás de este movimiento? Mándanos el soporte con su nombre y su NIT.',
  client: {
    subject: 'Movimientos sin nombre',
    found: 'Hay movimientos que no dicen con quién fueron.',
    need: 'Díganos quién está detrás de este movimiento y envíenos el soporte con su nombre y su NIT.',
  },
  roles: rolesText,
  parameters: {
    mesesInactivo: {
      label: 'Meses sin movimiento',
      help: 'Se informa el tercero con saldo que no se movió en ninguna cuenta durante estos meses, contando el que se audita.',
    },
  },
  labels: {},
  reasons: {
    sin_terceros: () => 'El archivo no trae terceros: genera el balance de prueba por tercero.',
    sin_nitPropio: () =>
      'El archivo no dice el NIT de la empresa: no se puede saber si ella misma aparece como tercero.',
    falta_historia: (data) => {
      const missing = listIn(data, 'missing');
      const last = formatPeriod(parsePeriod(missing[0]!)!);
      const which =
        missing.length === 1 ? `falta ${last}` : `faltan ${formatCount(missing.length)}, entre ellos ${last}`;
      return `Se necesitan ${formatCount(countIn(data, 'months'))} meses seguidos y ${which}.`;
    },
  },
};
