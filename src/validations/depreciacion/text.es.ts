/** Depreciacion in Spanish. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './roles.ts';
import { labels, parameters, roles } from './settings-text.es.ts';

export const text: ValidationText<Role> = {
  title: 'Depreciación',
  summary:
    'Comprueba que los activos se deprecien cada mes, que el gasto sea lo que se acumula y que corresponda al costo y a su tasa. Señala lo que se depreció de más, lo que no se deprecia y lo que pasa del máximo fiscal.',
  question:
    '¿Este bien sigue en uso en la empresa, o se vendió o se dio de baja? Cuéntanos desde cuándo y mándanos el soporte.',
  client: {
    subject: 'Desgaste de los bienes',
    found: 'El gasto por el uso de los bienes no está registrado como debe ser.',
    need: 'Confirme si este bien sigue en uso, y desde cuándo.',
  },
  roles,
  parameters,
  labels,
  reasons: {
    withoutAssets: () => 'El balance no tiene activos fijos que se deprecien.',
    closing: () => 'Es el periodo de cierre: la depreciación se revisa en los meses.',
    inLiquidation: () =>
      'La empresa está en liquidación: mide sus activos por lo que espera obtener al venderlos y no los deprecia. El inventario del liquidador lo muestra.',
    withoutHistory: ({ missing }) =>
      `Falta ${formatPeriod(parsePeriod(String(missing))!)}: para comparar con lo usual hacen falta al menos tres meses anteriores.`,
  },
};
