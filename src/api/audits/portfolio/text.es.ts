/** Words of the exported portfolio. */
import { formatPeriod, formatShortPeriod } from '#core/calendar/period.es.ts';
import { type Period, parsePeriod } from '#core/calendar/period.ts';
import { formatNit } from '#core/identity/nit.ts';
import { fromDecimal } from '#core/money/money.ts';
import { shortObligation } from '#core/reference/tax/due-words.es.ts';
import type { PortfolioMonth, PortfolioRow } from './contract.ts';

const months: Record<Exclude<PortfolioMonth['state'], 'auditado'>, string> = {
  sin_cargar: 'Sin cargar',
  cargado: 'Sin auditar',
  auditando: 'Auditando',
};

/** The count of open findings of an audited month, the state of any other. */
const cellOf = ({ state, openFindings }: PortfolioMonth) => (state === 'auditado' ? openFindings : months[state]);
const inPesos = (decimal: string) => Number(fromDecimal(decimal)) / 100;

export const text = {
  title: 'Empresas',
  fileName: 'portafolio',
  header: (strip: readonly Period[]) => [
    'Empresa',
    'NIT',
    'Último mes auditado',
    'Índice de salud',
    'Cambio',
    'Críticos',
    'Altos',
    'Medios',
    'Bajos',
    'En riesgo',
    'Próximo vencimiento',
    'Fecha',
    'Encargados',
    'Favorita',
    'Etiquetas',
    ...strip.map((period) => formatShortPeriod(period)),
  ],
  row: ({ attributes }: PortfolioRow): (string | number | null)[] => {
    const { name, nit, checkDigit, standing, due, people, isFavourite, tags, months: strip } = attributes;
    const [next] = due;
    const audited = standing && parsePeriod(standing.period);
    return [
      name,
      formatNit(nit, checkDigit),
      audited ? formatPeriod(audited) : null,
      standing?.healthIndex ?? null,
      standing?.change ?? null,
      standing?.open.critica ?? null,
      standing?.open.alta ?? null,
      standing?.open.media ?? null,
      standing?.open.baja ?? null,
      standing && inPesos(standing.amount),
      next ? shortObligation[next.obligation] : null,
      next?.date ?? null,
      people.map((person) => person.name).join(', ') || null,
      isFavourite ? 'Sí' : null,
      tags.join(', ') || null,
      ...(strip ?? []).map(cellOf),
    ];
  },
  /** Widths of the columns, in characters. */
  widths: [36, 15, 18, 14, 9, 9, 9, 9, 9, 18, 18, 12, 26, 9, 22],
  /** Column of the amount at risk. */
  amount: 9,
};
