/** Steps of the tour of the only company. */
import type { TourStep } from './tour-step.ts';

export const companyTour: readonly TourStep[] = [
  {
    part: '[data-tour=company]',
    title: 'Tu empresa',
    text: 'La elegimos por ti porque es la única que tienes. Cuando tengas más, aquí pasas de una a otra sin salir de la pantalla.',
  },
  {
    part: '[data-tour=help]',
    title: 'Ayuda a la mano',
    text: 'Cómo exportar el balance de tu programa contable y qué revisa cada validación. Los recorridos se repiten cuando quieras.',
  },
];
