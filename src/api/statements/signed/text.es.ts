/** Mail about the statements of a month that was signed off. */
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Letter } from '#platform/mail/letter.ts';
import type { MainFigures } from './queries.ts';

const names: Record<keyof MainFigures, string> = {
  assets: 'Total activo',
  liabilities: 'Total pasivo',
  equity: 'Total patrimonio',
  revenue: 'Ingresos netos del mes',
  result: 'Resultado del mes',
  resultToDate: 'Resultado del año hasta el mes',
};

const inOrder = Object.keys(names) as (keyof MainFigures)[];

interface Told {
  company: string;
  period: string;
  figures: MainFigures;
  /** Of the statements that it tells of. */
  titles: readonly string[];
  url: string;
}

export const text = {
  letter: (name: string, told: Told): Letter => {
    const month = formatPeriod(parsePeriod(told.period)!);
    return {
      subject: `Estados financieros de ${month}: ${told.company}`,
      heading: `Hola, ${name}`,
      paragraphs: [
        `${told.company} cerró ${month}, y sus estados financieros quedaron firmes.`,
        `Quedaron: ${told.titles.join(', ')}.`,
        ...inOrder.flatMap((key) => {
          const amount = told.figures[key];
          return amount === null ? [] : [`${names[key]}: ${writePesos(amount)}`];
        }),
      ],
      action: { label: 'Ver y descargar los estados', url: told.url },
      notes: [
        'Recibes este correo porque ves los estados financieros de la empresa, que elige en sus datos a quién se manda. Puedes apagarlo en Editar perfil.',
      ],
    };
  },
};
