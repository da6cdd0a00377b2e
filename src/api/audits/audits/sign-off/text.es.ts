/** Sentences of the sign-off of a month. */
import { atStart, formatPeriod, monthNames } from '#core/calendar/period.es.ts';
import { type Period, parsePeriod } from '#core/calendar/period.ts';
import type { CertifierRole, Signers } from '#core/call/signers.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import type { Letter } from '#platform/mail/letter.ts';
import type { SignedContent } from './contract.ts';

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;
const pesos = (amount: string) => writePesos(fromDecimal(amount));

const certifiers: Record<CertifierRole, string> = { representative: 'representante legal', accountant: 'contador' };

/** «octubre», or the whole name of a closing period. */
const monthOf = (period: Period) => (period.month > 12 ? formatPeriod(period) : monthNames[period.month - 1]!);

/** «Quedan abiertos 5 hallazgos: $ 14.046.258 en riesgo y $ 38.766.500 por explicar, por las razones anotadas.» */
function openWords({ sums }: SignedContent): string {
  if (sums.count === 0) return 'No queda ningún hallazgo abierto.';
  const parts = [
    ...(fromDecimal(sums.amount) === 0n ? [] : [`${pesos(sums.amount)} en riesgo`]),
    ...(fromDecimal(sums.toExplain) === 0n ? [] : [`${pesos(sums.toExplain)} por explicar`]),
  ];
  const open = sums.count === 1 ? 'Queda abierto 1 hallazgo' : `Quedan abiertos ${formatCount(sums.count)} hallazgos`;
  const reasons = sums.count === 1 ? 'por la razón anotada' : 'por las razones anotadas';
  return `${open}${parts.length === 0 ? '' : `: ${parts.join(' y ')}`}, ${reasons}.`;
}

function statement(verb: string, content: SignedContent): string {
  const { company, balance, validations } = content;
  const period = formatPeriod(parsePeriod(content.period)!);
  return `${verb} la auditoría de ${period} de ${company.name}, versión ${balance.version} del balance, con ${counted(validations.ran, 'validación', 'validaciones')}. ${openWords(content)}`;
}

export const text = {
  balanced: 'El balance cuadra',
  unbalanced: 'El balance no cuadra',
  totals: ({ debits, credits, version, rows }: SignedContent['balance']) => {
    const [debit, credit] = [fromDecimal(debits), fromDecimal(credits)];
    const sums =
      debit === credit
        ? `Débitos y créditos iguales: ${writePesos(debit)}.`
        : `Débitos ${writePesos(debit)}, créditos ${writePesos(credit)}.`;
    return `${sums} Versión ${version}, ${counted(rows, 'fila', 'filas')}.`;
  },
  allRan: 'Todas las validaciones corrieron o no aplican',
  someUnevaluated: (count: number) =>
    `${counted(count, 'validación no se pudo evaluar', 'validaciones no se pudieron evaluar')}`,
  outcomes: ({ ran, notApplicable }: SignedContent['validations']) =>
    `${counted(ran, 'corrió', 'corrieron')} y ${counted(notApplicable, 'no aplica', 'no aplican')}.`,
  follows: (before: Period) => `Coincide con ${monthOf(before)}`,
  followsNot: (before: Period) => `No coincide con ${monthOf(before)}`,
  followsNothing: (before: Period) => `${atStart(formatPeriod(before))} no está cargado`,
  openings: (before: Period, isClosed: boolean) =>
    `Los saldos iniciales son los finales de ${monthOf(before)}${isClosed ? ', que está cerrado' : ', que no está cerrado'}.`,
  openingsDiffer: (before: Period, accounts: number) =>
    `${counted(accounts, 'cuenta abre', 'cuentas abren')} con un saldo distinto del final de ${monthOf(before)}.`,
  unproved: 'Sin el mes anterior no se puede comprobar de dónde vienen los saldos iniciales.',
  upToDate: 'La auditoría está al día',
  outOfDate: 'La auditoría no está al día',
  nothingChanged: 'Nada de lo que usó ha cambiado desde entonces.',
  noneGone: 'Ningún hallazgo se corrigió ni se justificó',
  gone: (count: number) => `${counted(count, 'hallazgo ya no está abierto', 'hallazgos ya no están abiertos')}`,
  goneDetail: ({ corrected, justified, snoozed }: SignedContent) =>
    [
      ...(corrected === 0 ? [] : [`${counted(corrected, 'corregido', 'corregidos')}`]),
      ...(justified === 0 ? [] : [`${counted(justified, 'justificado', 'justificados')}`]),
      ...(snoozed === 0 ? [] : [`${counted(snoozed, 'pospuesto', 'pospuestos')}`]),
    ].join(', '),
  nothingOpen: 'No queda ningún hallazgo abierto',
  open: (count: number, missing: number) =>
    `${counted(count, 'queda abierto', 'quedan abiertos')}${missing === 0 ? ', con su razón' : `; ${formatCount(missing)} sin razón`}`,
  openDetail: (missing: number) =>
    missing === 0
      ? 'Cada uno dice por qué se cierra el mes con él abierto.'
      : 'Cada uno necesita una razón para cerrar el mes con él abierto.',
  informative: 'Los informativos no cuentan.',
  signers: 'Se sabe quién firma los estados financieros',
  signerNames: ({ representative, accountant }: Signers) =>
    `${representative?.name}, ${certifiers.representative}; ${accountant?.name}, ${certifiers.accountant}.`,
  noSigners: (missing: readonly CertifierRole[]) =>
    `No se sabe quién firma los estados financieros como ${missing.map((role) => certifiers[role]).join(' ni como ')}`,
  noSignersDetail:
    'Se escribe una vez, en los datos de la empresa, y vale para todos sus meses. Mientras falte, el PDF deja la línea en blanco para firmar a mano.',
  prepare: (content: SignedContent) => statement('Preparé', content),
  review: (content: SignedContent) => statement('Revisé', content),
  obstacles: {
    noBalance: (period: Period) =>
      `${atStart(formatPeriod(period))} no tiene balance: cárgalo y audítalo para cerrarlo.`,
    unaudited: (period: Period) => `${atStart(formatPeriod(period))} no está auditado: audítalo para cerrarlo.`,
    running: 'La auditoría no ha terminado.',
    reasons: (titles: readonly string[]) =>
      titles.length === 1
        ? `Falta la razón de 1 hallazgo: ${titles[0]}.`
        : `Falta la razón de ${formatCount(titles.length)} hallazgos.`,
    changed: (name: string) => `Algo cambió después de que ${name} firmó: hay que prepararlo otra vez.`,
    samePerson: 'Lo preparaste tú: lo revisa y lo cierra otra persona.',
    mayNotPrepare: 'Tu cargo no permite preparar el cierre. Le toca a quien trabaja los hallazgos.',
    mayNotClose: 'Tu cargo no permite cerrar el mes. Le toca a quien aprueba las auditorías.',
  },
  told: {
    prepared: (by: string, period: Period, company: string) => ({
      subject: `${by} preparó el cierre de ${formatPeriod(period)} de ${company}`,
      note: `${by} preparó el cierre de ${formatPeriod(period)} de ${company}. Falta revisarlo.`,
    }),
    returned: (by: string, period: Period, company: string) => ({
      subject: `${by} devolvió el cierre de ${formatPeriod(period)} de ${company}`,
      note: `${by} devolvió el cierre de ${formatPeriod(period)} de ${company}`,
    }),
    closed: (by: string, period: Period, company: string) => ({
      subject: `${by} cerró ${formatPeriod(period)} de ${company}`,
      note: `${by} revisó y cerró ${formatPeriod(period)} de ${company}.`,
    }),
    reopened: (by: string, period: Period, company: string) => ({
      subject: `${by} reabrió ${formatPeriod(period)} de ${company}`,
      note: `${by} reabrió ${formatPeriod(period)} de ${company}`,
    }),
  },
  letter: (name: string, told: { subject: string; note: string }, words: string | null, url: string): Letter => ({
    subject: told.subject,
    heading: `Hola, ${name}`,
    paragraphs: [told.note, ...(words === null ? [] : [words])],
    action: { label: 'Ver el cierre', url },
    notes: ['Puedes apagar estos correos en tu perfil, en Preferencias.'],
  }),
};
