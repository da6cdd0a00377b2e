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
    'Son microempresas las de hasta 10 trabajadores, activos de menos de 500 e ingresos de menos de 6.000 salarios mínimos.',
  ),
} as const;
