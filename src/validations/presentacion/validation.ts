/** Presentation of the books: abolished accounts, untransferred costs, codes without a place, misleading names. */
import { defineValidation } from '#core/engine/validation.ts';
import { emptiedByNiif, foreignShare, outsideTheChart, untransferredCosts } from './chart.ts';
import { misplacedNames } from './first-words.ts';
import { contradictingNames } from './names.ts';
import { prs1 } from './rules/prs-1-account-emptied-by-ifrs.es.ts';
import { prs2 } from './rules/prs-2-production-costs-not-transferred.es.ts';
import { prs3 } from './rules/prs-3-account-outside-the-chart.es.ts';
import { prs4 } from './rules/prs-4-name-against-code.es.ts';

/** Percentage of accounts outside the PUC from which the chart is considered another one. */
const OWN_CHART = 30;

export const validation = defineValidation({
  id: 110,
  key: 'presentacion',
  version: 1,
  order: 49,
  weight: 1,
  roles: {
    vaciadas: ['19', '34', '38'],
    diferidos: ['1710'],
    conservadas: ['171076'],
    gastos: ['51', '52'],
    produccion: ['7'],
    costoDeVentas: ['61'],
  },
  parameters: {
    planPropio: { kind: 'switch', default: false },
    aceptadas: { kind: 'list', default: ['1398', '2462', '2495'] },
  },
  rules: [prs1, prs2, prs3, prs4],
  analyse(context) {
    const { balance, roles, parameters, tolerances } = context;
    // A declared own chart has no reference for codes and names.
    const isOwn = parameters.planPropio;
    if (!isOwn && foreignShare(balance) > OWN_CHART) return { notEvaluable: { reason: 'ownChart' } };
    const ofChart = isOwn
      ? []
      : [
          ...outsideTheChart(
            balance,
            { accepted: parameters.aceptadas, production: roles.produccion },
            tolerances.noise,
          ),
          ...contradictingNames(balance, tolerances.noise),
          ...misplacedNames(balance, tolerances.noise, roles.gastos.prefixes),
        ];
    return {
      facts: [...emptiedByNiif(balance, roles, tolerances, !isOwn), ...untransferredCosts(context, roles), ...ofChart],
    };
  },
});
