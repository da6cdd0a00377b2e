/** Sentences of the weekly digest. */
import { formatPeriod } from '#core/calendar/period.es.ts';
import { severityName } from '#core/engine/weighing/outcome-words.es.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import { writeDueDate } from '#core/reference/tax/due-words.es.ts';
import type { Letter } from '#platform/mail/letter.ts';
import { type DigestCompany, openOf } from './digest.ts';

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;
/** `2 críticas`: a severity is said in the feminine, and takes an `s`. */
const severe = (count: number, severity: string) => counted(count, severity, `${severity}s`);
const listed = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`;

/** Companies of a mail; the rest is counted. */
const mostCompanies = 20;
/** Months of a company that are named. */
const mostMonths = 3;

function openWords({ standing, own }: DigestCompany): string[] {
  const open = openOf(standing);
  if (standing === null || open === 0) return [];
  const severities = (['critica', 'alta', 'media', 'baja'] as const).filter((one) => standing.open[one] > 0);
  const parts = severities.map((one) => severe(standing.open[one], severityName[one].toLowerCase()));
  const amount = fromDecimal(standing.amount);
  const risk = amount === 0n ? '' : `, ${writePesos(amount)} en riesgo`;
  const mine = own === 0 ? '' : ` ${counted(own, 'es tuyo', 'son tuyos')}.`;
  return [`${counted(open, 'hallazgo abierto', 'hallazgos abiertos')} (${listed(parts)})${risk}.${mine}`];
}

function weekWords({ week, ending }: DigestCompany): string[] {
  const parts = [
    ...(week?.nuevo ? [counted(week.nuevo, 'nuevo', 'nuevos')] : []),
    ...(week?.reabierto ? [counted(week.reabierto, 'reabierto', 'reabiertos')] : []),
    ...(week?.corregido ? [counted(week.corregido, 'corregido', 'corregidos')] : []),
  ];
  return [
    ...(parts.length === 0 ? [] : [`Esta semana: ${listed(parts)}.`]),
    ...(ending === 0 ? [] : [`Por vencer: ${counted(ending, 'justificación', 'justificaciones')}.`]),
  ];
}

function lackingWords({ lacking }: DigestCompany): string[] {
  if (lacking.length === 0) return [];
  const named = lacking.slice(-mostMonths).map(formatPeriod);
  const more = lacking.length - named.length;
  return [`Sin cargar: ${listed(more === 0 ? named : [...named, `${more} más`])}.`];
}

const linesOf = (company: DigestCompany): string[] => [
  ...openWords(company),
  ...weekWords(company),
  ...lackingWords(company),
  ...company.due.map((due) => `DIAN: ${writeDueDate(due)}.`),
];

export const text = {
  letter: (name: string, companies: readonly DigestCompany[], url: string): Letter => {
    const more = companies.length - mostCompanies;
    return {
      subject:
        companies.length === 1
          ? `Tu semana: ${companies[0]!.name}`
          : `Tu semana: ${companies.length} empresas con algo por hacer`,
      heading: `Hola, ${name}`,
      paragraphs: ['Esto es lo que hay por hacer en tu portafolio, lo más urgente primero.'],
      items: companies.slice(0, mostCompanies).map((company) => ({
        title: company.name,
        lines: linesOf(company),
        url: `${url}/empresa/${company.id}/servicio/auditoria`,
      })),
      action: { label: more > 0 ? `Ver también las otras ${more}` : 'Abrir el portafolio', url: `${url}/home` },
      notes: ['Llega los lunes, solo si hay algo por hacer. Lo apagas en Editar perfil, Preferencias.'],
    };
  },
};
