/** DIF-11: changed chart. */
import { countIn, wordIn } from '#core/engine/fact-data.ts';
import { writeCount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Integrity } from '../analysis.ts';
import { changedChart } from '../changed-chart.ts';

export const dif11 = defineRule<Integrity>({
  code: 'DIF-11',
  proof: 'flow',
  name: 'Cambio de códigos',
  stake: 'reference',
  series: null,
  severity: 'informativa',
  isSeverityFixed: true,
  legal: ['cco_57', 'puc_14'],
  text: {
    title: ({ data }) =>
      `El plan de cuentas cambió: ${writeCount(countIn(data, 'accounts'), 'cuenta tiene', 'cuentas tienen')} otro código`,
    message: ({ data }) =>
      `Desde este mes las cuentas llevan códigos más largos: ${wordIn(data, 'from')} pasó a ${wordIn(data, 'to')}. Sus nombres son los mismos, y los meses anteriores se comparan con el código nuevo.`,
    why: 'Al cambiar de programa los saldos deben seguir en las mismas cuentas. Sin esta correspondencia, cada cuenta parecería terminar en un mes y empezar en otro.',
    correction: () =>
      'Si cambiaste de programa, no hay nada que corregir: guarda el acta o el soporte de la migración. Si no, revisa con quién cambió el plan de cuentas.',
  },
  find: ({ context }) => ({ facts: changedChart(context) }),
});
