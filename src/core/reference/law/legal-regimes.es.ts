/** Obligations of a regime or financial framework: SIMPLE, the special regime, micro-entities. */
import { citing } from './legal-source.ts';

const et = citing('et');

export const regimeSources = {
  et_356_3: et(
    'art. 356-3',
    'Las entidades del régimen especial con ingresos de más de 160.000 UVT el año anterior envían la memoria económica.',
  ),
  et_905: et(
    'art. 905, num. 2',
    'Pueden estar en el régimen simple quienes el año anterior tuvieron ingresos brutos inferiores a 100.000 UVT.',
  ),
  et_913: et(
    'art. 913',
    'Quien deja de cumplir las condiciones del régimen simple sale de él y vuelve al régimen ordinario.',
  ),
  et_914: et(
    'art. 914',
    'Quien se retrasa más de un mes en la declaración o en el recibo del SIMPLE es excluido, y no vuelve a él en el año siguiente.',
  ),
  dec_2706_2012: citing('dec_2706_2012')(
    'num. 1.2',
    'Eran microempresas, hasta 2022, las de hasta 10 trabajadores, activos de menos de 500 e ingresos de menos de 6.000 salarios mínimos.',
  ),
  dec_1670_2021: citing('dec_1670_2021')(
    'art. 1',
    'Desde 2023 la contabilidad del grupo 3 es de las microempresas por sus ingresos, sin contar activos ni trabajadores.',
  ),
  dec_1074_2015_micro: citing('dec_1074_2015')(
    'art. 2.2.1.13.2.2',
    'Son microempresas las que en el año tienen ingresos por actividades ordinarias de hasta 23.563 UVT en manufactura, 32.988 en servicios y 44.769 en comercio.',
  ),
} as const;
