/** UMB-7: cash to one third party. */

import { amountIn } from '#core/engine/fact-data.ts';
import { writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule, foundOf } from '#core/engine/rule.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';

export const umb7 = defineRule<Analysis>({
  code: 'UMB-7',
  proof: 'flow',
  about: 'third_parties',
  name: 'Pago en efectivo de más de 100 UVT',
  stake: 'to_explain',
  series: null,
  amountName: 'Pagado en efectivo',
  severity: 'baja',
  legal: ['et_771_5'],
  text: {
    title: ({ amount, thirdParties }) =>
      thirdParties.length === 1
        ? `Un tercero recibió ${writePesos(amount)} en efectivo`
        : `${formatCount(thirdParties.length)} terceros recibieron en efectivo más de 100 UVT cada uno`,
    line: ({ thirdParties }) =>
      thirdParties.length === 1
        ? 'Un tercero recibió en efectivo más de 100 UVT'
        : `${formatCount(thirdParties.length)} terceros recibieron en efectivo más de 100 UVT cada uno`,
    message: ({ thirdParties, data }) =>
      `De la caja salieron en el mes ${writeAmounts(thirdParties, 'a')}. Cada pago individual en efectivo de más de 100 UVT (${writePesos(amountIn(data, 'ceiling'))}) no se acepta como costo, deducción ni descontable. Por verificar: el balance muestra la suma del mes, que pueden ser varios pagos.`,
    why: 'La ley acepta los pagos hechos por bancos o tarjetas. El tope se mide en cada pago: según el Consejo de Estado, no en la suma de los pagos a una misma persona.',
    correction: () =>
      'Mira los comprobantes de caja de estos terceros. Si un solo pago pasa del tope, trátalo como no deducible en la conciliación fiscal, y paga en adelante por banco.',
  },
  find: ({ cash }) => foundOf('UMB-7', cash),
});
