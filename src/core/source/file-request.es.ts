/** What a request of files says: in the message that takes its link to the client, on its page and in its mail. */
import { formatPeriod, monthNames } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import type { SourceKey } from './source-tables.ts';

type Kind = 'balance' | SourceKey;

/** Names within a sentence. */
const kindWords: Record<Kind, string> = {
  balance: 'el balance de prueba por tercero',
  documentos: 'los documentos electrónicos de la DIAN',
  planilla: 'la planilla de seguridad social',
  extracto: 'el extracto del banco',
  auxiliares: 'los auxiliares (cartera, por pagar, activos e inventario)',
  reportado: 'lo que otros reportaron a la DIAN',
};
const monthOf = (key: string) => {
  const period = parsePeriod(key);
  return period === null ? key : formatPeriod(period);
};
/** `15 de abril`. */
const dayOf = (iso: string) => {
  const [, month, date] = iso.split('-').map(Number) as [number, number, number];
  return `${date} de ${monthNames[month - 1]}`;
};
/** A name may end in the full stop of its sentence. */
const sentence = (words: string) => (words.endsWith('.') ? words : `${words}.`);
const list = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`;

export interface FileRequestWords {
  greeting: string;
  wants: readonly Kind[];
  /** `2026-03`. */
  period: string;
  company: string;
  /** Last day of the link. */
  expiresOn: string;
  asker: string;
  /** Name of the firm; empty without one. */
  firm: string;
  isFormal: boolean;
}

export const requestWords = {
  month: monthOf,
  day: dayOf,
  kind: (kind: Kind) => kindWords[kind],
  /** `el balance de prueba por tercero y la planilla de seguridad social`. */
  wants: (wants: readonly Kind[]) => list(wants.map((kind) => kindWords[kind])),
  /** For WhatsApp: the link stands last but the name. */
  message(
    { greeting, wants, period, company, expiresOn, asker, firm, isFormal }: FileRequestWords,
    link: string,
  ): string {
    const isOne = wants.length === 1 && wants[0] !== 'documentos' && wants[0] !== 'auxiliares';
    const asked = sentence(
      `Nos falta${isOne ? '' : 'n'} ${list(wants.map((kind) => kindWords[kind]))} de ${monthOf(period)} de ${company}`,
    );
    const them = isOne ? (wants[0] === 'planilla' ? 'la' : 'lo') : 'los';
    const how = `${isFormal ? 'Puede' : 'Puedes'} subir${them} aquí, sin clave, hasta el ${dayOf(expiresOn)}: ${link}`;
    return `Buen día, ${greeting}. ${asked} ${how} ${sentence([asker, firm].filter(Boolean).join(', '))}`;
  },
};
