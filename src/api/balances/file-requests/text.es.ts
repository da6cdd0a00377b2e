/** Sentences about files asked of clients. */
import { type FileRequestWords, requestWords } from '#core/source/file-request.es.ts';
import type { Letter } from '#platform/mail/letter.ts';

const files = (count: number) => (count === 1 ? 'un archivo' : `${count} archivos`);
const place = (company: string, period: string) => `${company}, ${requestWords.month(period)}`;

export const text = {
  balance: 'Balance de prueba por tercero',
  expiry: (days: number) => `Elige un día desde mañana y hasta dentro de ${days} días.`,
  period: 'Elige un mes que ya empezó.',
  byLink: (name: string) => `${name} (por enlace)`,
  letter: (words: FileRequestWords, url: string): Letter => {
    const { greeting, wants, period, company, expiresOn, asker, firm, isFormal } = words;
    const or = (usted: string, tu: string) => (isFormal ? usted : tu);
    const asked = requestWords.wants(wants);
    return {
      subject: `${company}: ${asker} necesita ${asked.replace(' por tercero', '')} de ${requestWords.month(period)}`,
      heading: isFormal ? `${greeting}:` : `Hola, ${greeting}`,
      paragraphs: [
        `Para revisar ${requestWords.month(period)} de ${company} necesitamos ${asked}.`,
        `${or('Puede', 'Puedes')} subir los archivos en el enlace hasta el ${requestWords.day(expiresOn)}, sin clave y sin crear una cuenta. Ahí está cómo se sacan de ${or('su', 'tu')} programa.`,
        [asker, firm].filter(Boolean).join(', '),
      ],
      action: { label: 'Subir los archivos', url },
      notes: [
        'El enlace es personal: quien lo tenga puede enviar archivos de esta empresa, y no puede ver nada de ella.',
        `¿No ${or('conoce', 'conoces')} a ${asker}? No ${or('suba', 'subas')} nada. Cuadre nunca pide claves ni pagos por este medio.`,
      ],
    };
  },
  arrived: (recipient: string, count: number, company: string, period: string) => ({
    subject: `${place(company, period)}: ${recipient} envió ${files(count)}`,
    note: `${recipient} envió ${files(count)} (${place(company, period)}).`,
  }),
  passed: (recipient: string, company: string, period: string) => ({
    subject: `${place(company, period)}: ${recipient} te lo deja a ti`,
    note: `${recipient} no puede sacar los archivos y te lo deja a ti (${place(company, period)}).`,
  }),
  toAsker: (name: string, told: { subject: string; note: string }, url: string): Letter => ({
    subject: told.subject,
    heading: `Hola, ${name}`,
    paragraphs: [told.note],
    action: { label: 'Ver lo que llegó', url },
    notes: ['Puedes apagar estos correos en tu perfil, en Preferencias.'],
  }),
};
