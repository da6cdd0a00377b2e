/** Texts of license warnings. */

import { monthNames } from '#core/calendar/period.es.ts';
import { planName } from '#core/product/license.es.ts';
import type { PlanKey } from '#core/product/license.ts';
import type { WarningDays } from '#core/product/license-warning.ts';
import type { Letter } from '#platform/mail/letter.ts';

export interface Ending {
  plan: PlanKey;
  endsOn: string;
  /** Days until the last day; negative once past. */
  daysLeft: number;
  days: WarningDays;
}

function day(iso: string): string {
  const [year, month, date] = iso.split('-').map(Number);
  return `${date} de ${monthNames[month! - 1]} de ${year}`;
}

function when({ endsOn, daysLeft }: Ending): string {
  if (daysLeft < 0) return `venció el ${day(endsOn)}`;
  if (daysLeft === 0) return `vence hoy, ${day(endsOn)}`;
  if (daysLeft === 1) return `vence mañana, ${day(endsOn)}`;
  return `vence en ${daysLeft} días, el ${day(endsOn)}`;
}

const after = 'Sin licencia vigente podrás ver todo y no perderás nada, pero no podrás cargar ni auditar.';
const expired = 'Puedes ver todo y no se ha perdido nada, pero no podrás cargar ni auditar hasta que se renueve.';

export const text = {
  license: (ending: Ending) =>
    `La licencia ${planName[ending.plan]} ${when(ending)}. ${ending.daysLeft < 0 ? expired : after}`,
  letter: (name: string, ending: Ending, url: string): Letter => ({
    subject: ending.daysLeft < 0 ? 'Tu licencia de Cuadre venció' : `Tu licencia de Cuadre ${when(ending)}`,
    heading: `Hola, ${name}`,
    paragraphs: [
      `Tu licencia ${planName[ending.plan]} de Cuadre ${when(ending)}.`,
      ending.daysLeft < 0 ? expired : after,
      'Si tienes un código de activación, actívalo en Cuadre; si no, escríbenos para renovarla.',
    ],
    action: { label: 'Ver mi licencia', url },
    notes: ['Te escribimos porque eres quien suscribe la cuenta. Avisamos 30, 7 y 1 días antes, y cuando vence.'],
  }),
};
