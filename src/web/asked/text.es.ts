/** Texts of what a question to the client shows, and of its answers. */
import type { AnswerChoice } from '#api/audits/finding-lives/questions/contract.ts';
import type { FileKind } from '#api/balances/file-requests/contract.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { formatCount } from '#core/money/money.es.ts';

export const choiceWord: Record<AnswerChoice, string> = { yes: 'Sí', no: 'No', unknown: 'No sé' };

export const shownText = {
  month: 'Mes',
  monthOf: (key: string) => {
    const period = parsePeriod(key);
    return period ? formatPeriod(period) : key;
  },
  account: 'Cuenta',
  thirdParty: 'Tercero',
  thirdParties: 'Terceros',
  amount: 'Monto',
  nobody: 'Sin tercero',
  others: (count: number) => (count === 1 ? 'y otro más' : `y otros ${formatCount(count)}`),
  /** Accessible name of the figures of a finding. */
  data: (title: string) => `Datos de ${title}`,
};

/** Of a link and its message. */
export const linkText = {
  message: 'Mensaje para WhatsApp',
  length: (count: number, most: number) =>
    `${formatCount(count)} de ${most} caracteres. Se abre en tu WhatsApp y tú lo envías.`,
  whatsapp: 'Abrir WhatsApp',
  done: 'Listo',
};

/** Files that a client is asked for. */
export const fileKindName: Record<FileKind, string> = {
  balance: 'Balance de prueba por tercero',
  documentos: 'Documentos electrónicos de la DIAN',
  planilla: 'Planilla de seguridad social (PILA)',
  extracto: 'Extracto bancario',
  auxiliares: 'Auxiliares (cartera, por pagar, activos fijos, inventario)',
  reportado: 'Información reportada por terceros (DIAN)',
};
