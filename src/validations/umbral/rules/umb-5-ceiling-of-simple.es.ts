/** UMB-5: ceiling of SIMPLE. */

import { defineRule, foundOf } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { simpleAnswer } from '../obligations.ts';
import { comparison, isOver, yearOf } from '../rule-words.es.ts';

export const umb5 = defineRule<Analysis>({
  code: 'UMB-5',
  proof: 'balance',
  name: 'Tope del régimen simple',
  stake: 'reference',
  series: null,
  severity: 'alta',
  legal: ['et_905', 'et_913'],
  text: {
    title: (fact) =>
      isOver(fact)
        ? `Los ingresos de ${yearOf(fact)} pasan del tope del régimen simple`
        : `Los ingresos de ${yearOf(fact)} están cerca del tope del régimen simple`,
    message: (fact) =>
      `${comparison(fact)} ${isOver(fact) ? 'La empresa figura en el régimen simple y ya no cumple esta condición.' : 'Si lo alcanza, tendrá que salir del régimen simple.'}`,
    why: 'Quien pasa del tope sale del SIMPLE y declara renta, IVA e ICA por el régimen ordinario, con retenciones y autorretención. Seguir declarando por el SIMPLE deja sin efecto esas declaraciones.',
    correction: () =>
      'Revisa qué ingresos cuentan (no los de ganancia ocasional ni los que no son renta). Si se confirma, actualiza el RUT, vuelve al régimen ordinario y avisa a clientes y proveedores por las retenciones.',
  },
  find: ({ context }) => foundOf('UMB-5', simpleAnswer(context)),
});
