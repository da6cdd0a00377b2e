/** IVA-13: wrong period. */
import { countIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { wrongPeriod } from '../profile-coherence.ts';
import { pesosIn } from '../rule-words.es.ts';

export const iva13 = defineRule<Analysis>({
  code: 'IVA-13',
  proof: 'balance',
  name: 'Periodo equivocado',
  stake: 'to_explain',
  series: null,
  amountName: 'Ingresos del año anterior',
  severity: 'media',
  mayBePractice: true,
  legal: ['et_600'],
  text: {
    title: ({ data }) =>
      countIn(data, 'mustBeTwo') === 1
        ? 'El periodo de IVA debería ser bimestral'
        : 'El periodo de IVA debería ser cuatrimestral',
    message: (fact) =>
      countIn(fact.data, 'isLarge') === 1
        ? 'La empresa figura como gran contribuyente y el perfil dice que declara IVA cada cuatro meses.'
        : `Los ingresos de ${countIn(fact.data, 'year')} fueron ${pesosIn(fact, 'income')} y el límite de 92.000 UVT de ese año es ${pesosIn(fact, 'limit')}: el periodo del perfil no es el que corresponde.`,
    why: 'Los grandes contribuyentes, quienes tuvieron ingresos desde 92.000 UVT el año anterior y los exportadores y productores de bienes exentos declaran cada dos meses; los demás, cada cuatro. Declarar en otro periodo no tiene efecto legal.',
    correction: ({ data }) =>
      `Revisa el periodo en el RUT y en las declaraciones del año, y corrige lo que esté mal: el perfil o las declaraciones.${countIn(data, 'mustBeTwo') === 1 ? '' : ' Si la empresa exporta o produce bienes exentos, el bimestral es su periodo con cualquier ingreso: justifica el hallazgo.'}`,
  },
  find: ({ context }) => wrongPeriod(context),
});
