/** Mail about dated tables that end. */
import { formatDayOfYear } from '#core/calendar/period.es.ts';
import type { Letter } from '#platform/mail/letter.ts';

/** A table by its name, and its last day. */
export interface Ending {
  name: string;
  until: string;
}

function when({ name, until }: Ending, today: string): string {
  return `${name}: ${until < today ? 'terminó' : 'termina'} el ${formatDayOfYear(until)}.`;
}

export const text = {
  calendar: 'Calendario de la DIAN',
  letter: (name: string, ending: readonly Ending[], today: string, url: string): Letter => ({
    subject: ending.length === 1 ? `Tabla de ley: ${ending[0]!.name}` : 'Tablas de ley que terminan',
    heading: `Hola, ${name}`,
    paragraphs: [
      'Estas tablas de ley se quedan sin cifras:',
      ...ending.map((one) => when(one, today)),
      'Desde ese día lo que depende de ellas no se evalúa, y la auditoría lo dice. Carga la nueva norma apenas salga.',
    ],
    action: { label: 'Ver las tablas de ley', url },
    notes: ['Te escribimos porque administras Cuadre. Avisamos un mes antes, una vez por tabla.'],
  }),
};
