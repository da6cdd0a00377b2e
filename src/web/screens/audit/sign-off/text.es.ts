/** Texts of the sign-off of a month. */
import type { AuditMonth } from '#api/audits/audits/contract.ts';
import type { SignOff } from '#api/audits/audits/sign-off/contract.ts';
import { formatPeriod, monthNames } from '#core/calendar/period.es.ts';
import { type Period, parsePeriod } from '#core/calendar/period.ts';
import { formatCount, formatPesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import { signedByWords } from '#core/product/signed-by.es.ts';
import { formatClock, formatDay } from '#web/dates.es.ts';

const monthOf = (period: Period) => (period.month > 12 ? formatPeriod(period) : monthNames[period.month - 1]!);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const moment = (iso: string) => `${formatDay(iso)} a las ${formatClock(new Date(iso))}`;

export const signOffText = {
  title: (period: Period) => `Cierre de ${formatPeriod(period)}`,
  short: 'Cierre del mes',
  choose: 'Elige en la parte de arriba la empresa cuyo mes quieres cerrar.',
  context: 'Lo que se revisó, lo que queda abierto y por qué, con la firma de quien prepara y de quien revisa.',
  closedContext: ({ prepared, closed, namesKept }: SignOff) =>
    `Se cerró el ${closed === null ? '' : moment(closed.at)}. ${signedByWords({ preparedBy: prepared?.name ?? '', closedBy: closed?.name ?? '', isOnePerson: prepared?.id === closed?.id, namesKept })}`,
  audit: (period: Period) => `Auditoría de ${monthOf(period)}`,
  closedTag: 'Cerrado',
  modifiedTag: 'Modificado',
  checks: 'Antes de cerrar',
  done: (done: number, all: number) => `${done} de ${all}`,
  kind: { done: 'Listo', attention: 'Para mirar', missing: 'Falta' } as Record<
    SignOff['checks'][number]['kind'],
    string
  >,
  saveSigners: 'Guardar quién firma',
  signersSaved: 'Guardado en los datos de la empresa. No lo volvemos a preguntar.',
  signersEmpty: 'Escribe al menos un nombre.',
  signersOfOthers: 'Lo escribe quien puede editar los datos de la empresa.',
  open: 'Lo que queda abierto y por qué',
  nothingOpen: 'No queda ningún hallazgo abierto en este mes.',
  severity: 'Severidad',
  finding: 'Hallazgo y por qué queda abierto',
  account: 'Cuenta',
  amount: 'En riesgo',
  toExplain: 'Por explicar',
  state: 'Estado',
  due: 'Vence',
  assignee: 'Quién',
  dueDay: (iso: string) => formatDay(`${iso}T12:00`),
  several: (count: number) => `${formatCount(count)} hallazgos de la misma causa`,
  reason: 'Escribe por qué queda abierto',
  reasonOf: (title: string) => `Escribe por qué queda abierto: ${title}`,
  changeReasonOf: (title: string) => `Cambiar por qué queda abierto: ${title}`,
  changeReason: 'Cambiar',
  reasonMissing: 'Escribe la razón, con al menos 3 letras.',
  signedWord: 'Firmado',
  save: 'Guardar',
  cancel: 'Cancelar',
  sameForAll: 'La misma razón para los que faltan',
  give: 'Dar la razón',
  openCount: (count: number) => (count === 1 ? '1 queda abierto' : `${formatCount(count)} quedan abiertos`),
  signed: 'Lo que se firma',
  balance: 'Balance',
  balanceValue: ({ fileName, version }: { fileName: string; version: number }) => `${fileName}, versión ${version}`,
  auditName: 'Auditoría',
  auditValue: (finishedAt: string, index: number) => `${moment(finishedAt)}, índice de salud ${index}`,
  rules: 'Reglas y parámetros',
  digest: 'Huella del conjunto',
  signatures: 'Firmas',
  preparer: 'Preparó',
  toPrepare: 'Prepara',
  reviewer: 'Revisó',
  toReview: 'Revisa',
  card: (card: string) => `T. P. ${card}`,
  signedAt: (at: string) => `Firmó el ${moment(at)}`,
  waitsForPreparer: 'Falta su firma',
  waitsForReviewer: 'Le toca firmar',
  reviewers: (names: readonly string[]) =>
    names.length === 0 ? 'La misma persona: nadie más puede revisar' : names.join(', '),
  closing: 'Cierre',
  locks: (period: Period) => `${capital(monthOf(period))} queda bloqueado`,
  locked: (period: Period) => `${capital(monthOf(period))} está bloqueado`,
  lockNote: 'Auditarlo otra vez o cambiar un hallazgo pedirá reabrirlo.',
  statementOf: { open: 'Declaración que firma quien prepara', prepared: 'Declaración que firma quien revisa' },
  signedStatement: 'Declaración que se firmó',
  read: 'Leí lo que queda abierto y por qué',
  prepare: 'Firmar y pedir revisión',
  prepareAgain: 'Firmar otra vez',
  close: (period: Period) => `Firmar y cerrar ${monthOf(period)}`,
  giveBack: (name: string) => `Devolver a ${name.split(' ')[0] ?? name} con un comentario`,
  comment: 'Comentario',
  commentHelp: 'Llega a quien preparó, y queda en la historia del cierre.',
  giveBackNow: 'Devolver',
  reopenTitle: (period: Period) => `Reabrir ${monthOf(period)}`,
  reopenNote: 'Reabrir quita el bloqueo y deja las firmas en la historia. Lo ven quienes firmaron.',
  reopenReason: 'Razón',
  reopenHelp: 'Queda en el registro de actividad con tu nombre y la hora.',
  history: 'Historia del cierre',
  act: {
    prepared: (name: string) => `${name} firmó la preparación.`,
    returned: (name: string) => `${name} lo devolvió:`,
    closed: (name: string) => `${name} firmó y cerró el mes.`,
    reopened: (name: string) => `${name} lo reabrió:`,
  } as Record<SignOff['acts'][number]['kind'], (name: string) => string>,
  moment,
  told: {
    prepare: 'Firmaste la preparación. Ahora falta revisarla.',
    close: 'El mes quedó cerrado.',
    return: 'Lo devolviste. Avisamos a quien lo preparó.',
    reopen: 'El mes quedó abierto.',
    reasons: 'Guardado',
  },
  changed: (period: Period) => `${capital(monthOf(period))} está cerrado y su balance cambió.`,
  changedNote: (changed: NonNullable<SignOff['changed']>, signed: number) => {
    const accounts =
      changed.total === 1 ? '1 cuenta tiene otro saldo' : `${formatCount(changed.total)} cuentas tienen otro saldo`;
    return `${changed.uploadedBy} cargó la versión ${changed.version} el ${moment(changed.uploadedAt)}: ${accounts}. Las firmas siguen valiendo para la versión ${signed}; la ${changed.version} no está firmada.`;
  },
  changedTitle: 'Qué cambió después del cierre',
  changedVersions: (signed: number, now: number) => `versión ${signed} firmada, versión ${now} ahora`,
  code: 'Cuenta',
  name: 'Nombre',
  wasSigned: 'Firmado',
  now: 'Ahora',
  difference: 'Diferencia',
  sumOfDifferences: 'Suma de diferencias',
  others: (count: number) => `y ${formatCount(count)} cuentas más`,
  see: 'Ver',
  /** On the page of the audit. */
  notice: {
    prepared: (period: Period) => `El cierre de ${monthOf(period)} está preparado y espera a quien lo revisa.`,
    closed: (period: Period) => `${capital(monthOf(period))} está cerrado y firmado. Para cambiarlo hay que reabrirlo.`,
    modified: (period: Period) =>
      `${capital(monthOf(period))} está cerrado, y su balance cambió después de las firmas.`,
    go: 'Ver el cierre',
  },
  /** `maySign`: prepares or closes it. */
  go: (period: Period, state: AuditMonth['signOff'], maySign: boolean) =>
    `${state || !maySign ? 'Cierre de' : 'Cerrar'} ${monthOf(period)}`,
  pesos: (amount: string) => formatPesos(fromDecimal(amount)),
  month: (key: string) => parsePeriod(key),
};
