/** Sentences about lives of findings. */
import type { Letter } from '#platform/mail/letter.ts';

export interface ToldWords {
  /** Who did it. */
  by: string;
  /** The finding, or how many. */
  about: string;
  /** Company and month. */
  where: string;
  comment: string;
}

export const text = {
  several: (count: number) => `${count} hallazgos`,
  changedSince: (titles: readonly string[]) =>
    titles.length === 1
      ? `Otra persona cambió «${titles[0]}» después de que lo abriste.`
      : `Otra persona cambió ${titles.length} de estos hallazgos después de que los abriste: ${titles.slice(0, 3).join('; ')}${titles.length > 3 ? '…' : '.'}`,
  told: {
    assigned: ({ by, about, where }: ToldWords) => ({
      subject: `${by} te asignó ${about}`,
      note: `${by} te asignó ${about} (${where}).`,
      paragraphs: [`${by} te asignó ${about} en ${where}.`],
    }),
    mentioned: ({ by, about, where, comment }: ToldWords) => ({
      subject: `${by} te mencionó en ${about}`,
      note: `${by} te mencionó en ${about} (${where}): ${comment}`,
      paragraphs: [`${by} te mencionó en ${about}, ${where}:`, comment],
    }),
  },
  letter: (name: string, { subject, paragraphs }: { subject: string; paragraphs: string[] }, url: string): Letter => ({
    subject,
    heading: `Hola, ${name}`,
    paragraphs,
    action: { label: 'Ver en Cuadre', url },
    notes: ['Puedes apagar estos correos en tu perfil, en Preferencias.'],
  }),
  snoozeLater: 'Elige un mes posterior al que estás viendo.',
  untilLater: 'Elige el mes que estás viendo o uno posterior.',
};
