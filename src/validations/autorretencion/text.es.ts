/** What autorretencion says to the accountant. */

import { countIn, wordIn } from '#core/engine/fact-data.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './rules.ts';
import { labels, parameters, roles } from './settings-text.es.ts';

export const text: ValidationText<Role> = {
  title: 'Autorretención',
  summary:
    'Compara la autorretención especial de renta del mes con la tarifa de la actividad sobre los ingresos gravados, y su valor por pagar con el registrado a favor. Revisa que la del mes anterior se haya consignado.',
  question: '¿Ya se declaró y se pagó la autorretención de este mes? Si sí, mándanos la declaración con su recibo.',
  client: {
    subject: 'Autorretención',
    found: 'El pago o el registro de la autorretención no está completo.',
    need: 'Envíenos la declaración de autorretención con su recibo de pago.',
  },
  roles,
  parameters,
  labels,
  reasons: {
    closingPeriod: () => 'En el periodo de cierre no hay autorretención.',
    simple: () => 'La empresa está en el régimen simple: no se autorretiene.',
    jointVenture: () => 'Es un consorcio o unión temporal: la renta y su autorretención son de quienes lo integran.',
    naturalPerson: () => 'La empresa es de una persona natural: solo las sociedades se autorretienen.',
    notExempt: () => 'Según el perfil, la empresa no está exonerada de aportes ni es autorretenedora.',
    exemptUnknown: () =>
      'Falta saber si la empresa está exonerada de aportes por el artículo 114-1: complétalo en el perfil.',
    withoutCiiu: () => 'Falta el CIIU de la empresa: sin él no se sabe la tarifa.',
    byConcept: () => 'La empresa es autorretenedora por resolución, por concepto: su tarifa no es la de la actividad.',
    withoutRate: (data) => `La tabla no tiene tarifa para el CIIU ${wordIn(data, 'ciiu')} en ${countIn(data, 'year')}.`,
    withoutIcaRate: () => 'Falta la tarifa de autorretención de ICA del municipio: escríbela en la parametrización.',
  },
};
