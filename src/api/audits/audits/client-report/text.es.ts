/** Sentences about reports for clients. */
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { sheetWords } from '#core/report/client-sheet.es.ts';
import type { ClientSheet } from '#core/report/client-sheet-schema.ts';
import type { Letter } from '#platform/mail/letter.ts';

const monthOf = (key: string) => {
  const period = parsePeriod(key);
  return period === null ? key : formatPeriod(period);
};

export const text = {
  rest: sheetWords.rest,
  expiry: (days: number) => `Elige un día desde mañana y hasta dentro de ${days} días.`,
  due: 'Elige un día desde mañana y hasta el día en que vence el enlace.',
  twice: 'El mismo hallazgo está dos veces.',
  opened: (recipient: string, company: string, period: string) =>
    `${recipient} abrió el informe de ${monthOf(period)} (${company}).`,
  letter: (sheet: ClientSheet, by: string, url: string, lastDay: string): Letter => {
    const { isFormal, company, period, needs, firm } = sheet;
    const or = (usted: string, tu: string) => (isFormal ? usted : tu);
    return {
      subject: sheetWords.mailSubject(sheet),
      heading: sheetWords.greeting(sheet),
      paragraphs: [
        `${or('Le', 'Te')} comparto el informe de ${monthOf(period)} de ${company.name}: dos páginas con lo que encontramos, cuánto vale y lo que viene.`,
        ...(needs.length === 0
          ? []
          : [
              `${or('Puede leerlo y responder', 'Puedes leerlo y responder')} cada punto en el enlace, sin clave y sin crear una cuenta.`,
            ]),
        [by, firm.name].filter(Boolean).join(', '),
      ],
      action: { label: or('Leer su informe', 'Leer tu informe'), url },
      notes: [
        `El enlace es personal y vence el ${sheetWords.day(lastDay)}: quien lo tenga puede leer este informe.`,
        `¿No ${or('conoce', 'conoces')} a ${by}? No ${or('responda', 'respondas')}. Cuadre nunca pide claves ni pagos por este medio.`,
      ],
    };
  },
};
