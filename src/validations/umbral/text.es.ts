/** Spanish text of the ceilings of the law. */
import { countIn, listIn } from '#core/engine/fact-data.ts';
import { writeList } from '#core/engine/fact-words.es.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import { monthName } from './rule-words.es.ts';
import type { Role } from './rules.ts';
import { settingsText } from './settings-text.es.ts';

export const text: ValidationText<Role> = {
  title: 'Topes y obligaciones',
  summary:
    'Compara los ingresos y los activos con los topes que obligan a tener revisor fiscal, a cambiar el periodo del IVA o a salir de un régimen, y avisa desde que falta un 10 %. También señala los pagos en efectivo que pasan de lo que la ley acepta.',
  question: '¿Cómo se hizo este pago (efectivo, transferencia, tarjeta) y con qué soporte? Mándanoslo, por favor.',
  client: {
    subject: 'Topes que cambian obligaciones',
    found: 'La empresa pasó un tope de la ley, o está cerca.',
    need: 'Confirme estas cifras del año, para saber si cambian sus obligaciones.',
  },
  ...settingsText,
  reasons: {
    sin_filas: () => 'El archivo no tiene filas de detalle.',
    falta_cierre_anterior: (data) => `Falta diciembre de ${countIn(data, 'year')} en la historia.`,
    faltan_meses: (data) => {
      const months = listIn(data, 'months').map(monthName);
      return `${months.length === 1 ? 'Falta' : 'Faltan'} ${writeList(months, 4)} en la historia.`;
    },
    falta_regimen: () => 'Falta el régimen tributario de la empresa.',
    falta_ciiu: () =>
      'Falta la actividad económica (CIIU) de la empresa: de ella depende el tope de las microempresas.',
    falta_periodo_iva: () => 'Falta el periodo del IVA de la empresa.',
    falta_uvt: (data) => `No tenemos la UVT de ${countIn(data, 'year')}.`,
    falta_salario: (data) => `No tenemos el salario mínimo de ${countIn(data, 'year')}.`,
    caja_sin_terceros: () => 'La caja no se lleva por tercero: no se sabe a quién se pagó en efectivo.',
  },
};
