/** Sentences of ended audits and of alerts. */
import { formatPeriod } from '#core/calendar/period.es.ts';
import type { Period } from '#core/calendar/period.ts';
import { formatCount } from '#core/money/money.es.ts';
import type { Letter } from '#platform/mail/letter.ts';
import type { EndedAudit, RaisedAlert } from './queries.ts';
import type { Told } from './told.ts';

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;
const off = 'Este aviso se apaga en Editar perfil, Preferencias.';

function endedWords(company: string, audits: readonly EndedAudit[]): string {
  const failed = audits.filter(({ state }) => state === 'failed').length;
  const [first, last] = [audits[0]!, audits.at(-1)!];
  if (audits.length > 1) {
    const failures = failed === 0 ? '' : ` ${counted(failed, 'no se pudo terminar', 'no se pudieron terminar')}.`;
    return `Terminaron ${audits.length} auditorías de ${company}, de ${formatPeriod(first)} a ${formatPeriod(last)}.${failures}`;
  }
  if (failed > 0) return `La auditoría de ${formatPeriod(first)} de ${company} no se pudo terminar.`;
  return `Terminó la auditoría de ${formatPeriod(first)} de ${company}: índice de salud ${first.healthIndex ?? 0}, ${counted(first.added, 'hallazgo nuevo', 'hallazgos nuevos')}.`;
}

function alertWords({ count, critical, accounts }: RaisedAlert): string {
  const grave = critical === 0 ? '' : `, ${counted(critical, 'crítico', 'críticos')}`;
  const codes = accounts.length === 0 ? '' : `. ${accounts.length === 1 ? 'Cuenta' : 'Cuentas'} ${accounts.join(', ')}`;
  return `${counted(count, 'hallazgo nuevo', 'hallazgos nuevos')}${grave}${codes}`;
}

/** `80 meses de 40 empresas auditados: 13 con críticos.` */
function togetherWords(told: readonly Told[]): string {
  const audits = told.flatMap((one) => one.audits);
  const failed = audits.filter(({ state }) => state === 'failed').length;
  const critical = told.filter(({ alerts }) => alerts.some((alert) => alert.critical > 0)).length;
  const some = told.filter(({ alerts }) => alerts.length > 0).length;
  const found =
    critical > 0
      ? `${formatCount(critical)} con críticos`
      : some > 0
        ? `${formatCount(some)} con hallazgos que conviene mirar`
        : 'nada que mirar pronto';
  const months = counted(audits.length, 'mes', 'meses');
  const companies = counted(told.length, 'empresa', 'empresas');
  const failures = failed === 0 ? '' : ` ${counted(failed, 'no se pudo terminar', 'no se pudieron terminar')}.`;
  return `${months} de ${companies} ${audits.length === 1 ? 'auditado' : 'auditados'}: ${found}.${failures}`;
}

/** Companies that a letter names. */
const mostNamed = 15;

export const text = {
  ownRule: 'Validación propia',
  ended: endedWords,
  alert: (company: string, period: Period, alert: RaisedAlert) =>
    `${company}, ${formatPeriod(period)}: ${alertWords(alert)}`,
  together: togetherWords,
  togetherLetter: (
    name: string,
    told: readonly Told[],
    { all, one }: { all: string; one: (companyId: number) => string },
  ): Letter => {
    const worst = told
      .filter(({ alerts }) => alerts.length > 0)
      .map(({ company, companyId, alerts }) => {
        const sum = (of: (alert: RaisedAlert) => number) => alerts.reduce((all, alert) => all + of(alert), 0);
        return { company, companyId, critical: sum(({ critical }) => critical), count: sum(({ count }) => count) };
      })
      .toSorted((a, b) => b.critical - a.critical || b.count - a.count);
    return {
      subject: `Auditorías de ${counted(told.length, 'empresa', 'empresas')}`,
      heading: `Hola, ${name}`,
      paragraphs: [togetherWords(told)],
      items: worst.slice(0, mostNamed).map(({ company, companyId, critical, count }) => ({
        title: company,
        url: one(companyId),
        lines: [
          `${counted(count, 'hallazgo nuevo', 'hallazgos nuevos')}, ${counted(critical, 'crítico', 'críticos')}.`,
        ],
      })),
      action: { label: 'Ver las empresas', url: all },
      notes: ['Te escribimos una sola vez por toda la carga.', off],
    };
  },
  endedLetter: (name: string, company: string, audits: readonly EndedAudit[], url: string): Letter => ({
    subject: audits.length === 1 ? `Terminó la auditoría de ${company}` : `Terminaron las auditorías de ${company}`,
    heading: `Hola, ${name}`,
    paragraphs: [endedWords(company, audits)],
    action: { label: 'Ver la auditoría', url },
    notes: ['Te escribimos porque la pediste y no estabas en Cuadre cuando terminó.', off],
  }),
  alertLetter: (
    name: string,
    company: string,
    period: Period,
    alerts: readonly { title: string; alert: RaisedAlert; url: string }[],
    url: string,
  ): Letter => ({
    subject: `Alertas de ${company}, ${formatPeriod(period)}`,
    heading: `Hola, ${name}`,
    paragraphs: [
      `La auditoría de ${formatPeriod(period)} de ${company} encontró algo nuevo que conviene mirar pronto.`,
    ],
    items: alerts.map(({ title, alert, url: link }) => ({ title, lines: [`${alertWords(alert)}.`], url: link })),
    action: { label: 'Ver la auditoría', url },
    notes: ['La empresa elige desde qué gravedad avisamos, en sus datos. Lo que ya conocías no se repite.', off],
  }),
};
