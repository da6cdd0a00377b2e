/** UMB-6: economic report. */

import { defineRule, foundOf } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { reportAnswer } from '../obligations.ts';
import { comparison, isOver, yearOf } from '../rule-words.es.ts';

export const umb6 = defineRule<Analysis>({
  code: 'UMB-6',
  proof: 'balance',
  name: 'Memoria económica del régimen especial',
  stake: 'reference',
  series: null,
  severity: 'baja',
  legal: ['et_356_3'],
  text: {
    title: (fact) =>
      `Los ingresos de ${yearOf(fact)} ${isOver(fact) ? 'obligan' : 'están cerca de obligar'} a enviar la memoria económica`,
    message: (fact) =>
      `${comparison(fact)} ${isOver(fact) ? 'La entidad debe enviar a la DIAN la memoria económica de ese año.' : 'Si lo alcanza, deberá enviarla a la DIAN.'}`,
    why: 'Sin la memoria económica, la entidad obligada pierde el régimen especial y tributa como una sociedad.',
    correction: () =>
      'Confirma que la memoria económica se envió, o prepárala: la firman el representante legal y el revisor fiscal y va con la actualización del registro del régimen especial.',
  },
  find: ({ context }) => foundOf('UMB-6', reportAnswer(context)),
});
