/** Texts of what a version of a month mends. */
import type { VersionFinding, VersionFindings, VersionPartName } from '#api/audits/audits/versions/contract.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import type { Period } from '#core/calendar/period.ts';
import { severityWord } from '../../../ui/text.es.ts';
import { plural } from '../words.es.ts';

/** Characters of the address of a mail, encoded: mail programs of Windows take no more. */
const longestMail = 1900;

const counted: Readonly<Record<VersionPartName, (count: number) => string>> = {
  corrected: (count) => plural(count, 'corregido', 'corregidos'),
  fresh: (count) => plural(count, 'nuevo', 'nuevos'),
  persistent: (count) => plural(count, 'sigue', 'siguen'),
  unchecked: (count) => `${plural(count, 'no se pudo', 'no se pudieron')} revisar`,
};

const lineOf = ({ rule, severity, title, findings }: VersionFinding) =>
  `- ${severityWord[severity]} · ${rule} · ${title}${findings > 1 ? ` (${findings} hallazgos)` : ''}`;

/** Lines from the first on that fit in `room` once encoded, with a mark for those that do not. */
function wholeLines(text: string, room: number): string {
  let kept = '';
  for (const line of text.split('\n')) {
    const longer = kept === '' ? line : `${kept}\n${line}`;
    if (encodeURIComponent(`${longer}\n…`).length > room) return `${kept}\n…`;
    kept = longer;
  }
  return kept;
}

export const versionText = {
  region: 'Qué cambió con esta versión',
  part: {
    corrected: 'Corregidos',
    fresh: 'Nuevos',
    persistent: 'Siguen',
    unchecked: 'No se pudieron revisar',
  } satisfies Record<VersionPartName, string>,
  uncheckedHelp:
    'En esta versión falta lo que sus reglas necesitan, o están apagadas: que no aparezcan no prueba nada.',
  pastClosing: 'El mes está cerrado con otra versión: los hallazgos cambian de estado cuando lo reabran.',
  /** `Versión 2 frente a la 1: 3 corregidos · 2 nuevos · 14 siguen`. */
  headline: (found: VersionFindings) => {
    const unchecked = found.unchecked.length === 0 ? [] : [counted.unchecked(found.unchecked.length)];
    const parts = (['corrected', 'fresh', 'persistent'] as const).map((part) => counted[part](found[part].length));
    return `Versión ${found.version} frente a la ${found.against}: ${[...parts, ...unchecked].join(' · ')}`;
  },
  several: (count: number) => plural(count, 'hallazgo', 'hallazgos'),
  send: 'Enviar por correo',
  /** `Comercial El Roble S.A.S., febrero de 2026`: what is copied or sent is read where nothing else says of whom it is. */
  place: (company: string | undefined, period: Period) =>
    [company, formatPeriod(period)].filter((part) => part !== undefined).join(', '),
  /** Every finding, as text. */
  whole: (found: VersionFindings, place: string, parts: readonly VersionPartName[]) =>
    [
      `${place}. ${versionText.headline(found)}`,
      ...parts
        .filter((part) => found[part].length > 0)
        .map((part) => [versionText.part[part], ...found[part].map(lineOf)].join('\n')),
    ].join('\n\n'),
  inCuadre: (address: string) => `La lista completa está en ${address}`,
  /** `address`: of the month; what has no room is read there. */
  mail: (found: VersionFindings, place: string, whole: string, address: string) => {
    const subject = `${place}: versión ${found.version} frente a la ${found.against}`;
    const start = `mailto:?subject=${encodeURIComponent(subject)}&body=`;
    const end = `\n\n${versionText.inCuadre(address)}`;
    const room = longestMail - start.length - encodeURIComponent(end).length;
    const body = encodeURIComponent(whole).length <= room ? whole : wholeLines(whole, room);
    return `${start}${encodeURIComponent(`${body}${end}`)}`;
  },
};

export const mendedText = {
  button: 'Ya lo corregí: cargar el mes otra vez',
  expected: (title: string, period: Period) =>
    `Con la nueva versión de ${formatPeriod(period)} debe desaparecer «${title}». Cuando termine la auditoría te decimos si desapareció.`,
  others: (count: number) =>
    count === 0 ? '' : ` También ${plural(count, 'otro que está', 'otros que están')} por corregir.`,
  gone: (title: string, version: number) => `Desapareció: «${title}» quedó corregido en la versión ${version}.`,
  still: (title: string, version: number) => `Sigue en la versión ${version}: «${title}».`,
  pastClosing: (version: number) =>
    `La versión ${version} ya no lo trae. El mes está cerrado: queda como corregido cuando lo reabran.`,
  unchecked: (version: number) =>
    `En la versión ${version} no se pudo revisar: falta lo que su regla necesita, o está apagada.`,
  see: 'Ver el hallazgo',
  close: 'Entendido',
};
