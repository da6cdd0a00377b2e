/** Amortizacion in Spanish. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './roles.ts';
import { labels, parameters, roles } from './settings-text.es.ts';

export const text: ValidationText<Role> = {
  title: 'Amortización',
  summary:
    'Comprueba que los intangibles se amorticen cada mes y que el gasto salga de un activo. Señala los gastos pagados por anticipado que nadie consume, los que se consumieron de más y los que no siguen su contrato.',
  question:
    '¿Hasta qué fecha cubre este gasto pagado por anticipado o este intangible? Mándanos la factura o el contrato.',
  client: {
    subject: 'Gastos que se reparten por meses',
    found: 'Lo que se pagó por adelantado no se ha llevado al gasto como debe ser.',
    need: 'Envíenos el contrato o la póliza de lo que se paga por adelantado.',
  },
  roles,
  parameters,
  labels,
  reasons: {
    withoutAssets: () => 'El balance no tiene intangibles, ni diferidos, ni gastos pagados por anticipado.',
    closing: () => 'Es el periodo de cierre: la amortización se revisa en los meses.',
    withoutHistory: ({ missing }) =>
      `Falta ${formatPeriod(parsePeriod(String(missing))!)}: sin él no se sabe hace cuánto no se consume.`,
    withoutContracts: () =>
      'Faltan los meses de los contratos pagados por anticipado: escríbelos en los parámetros para comparar la cuota de cada mes.',
    withoutStart: ({ account }) =>
      `Falta el balance del mes en que se pagó el contrato de ${account}: sin él no se sabe cuánto se reparte.`,
  },
};
