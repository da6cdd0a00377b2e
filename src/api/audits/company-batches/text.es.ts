/** Sentences of batches of companies. */
import { formatCount } from '#core/money/money.es.ts';

export const text = {
  undone: 'Se deshizo la carga con la que llegó.',
  noPlaces: (wanted: number, left: number) =>
    `Son ${formatCount(wanted)} empresas nuevas y ${left === 1 ? 'queda 1 lugar' : `quedan ${formatCount(left)} lugares`}: faltan ${formatCount(wanted - left)}. No creamos ninguna.`,
};
