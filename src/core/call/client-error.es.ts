/**
 * Error sentences on the pages that clients open by a link. They have no user: whoever wrote to them says «usted» or «tú», so
 * that these address nobody, and speak neither of a plan nor of an account.
 */
import { appErrorText } from './app-error.es.ts';
import type { AppError, AppErrorCode } from './app-error.ts';
import { waitWords } from './wait-words.es.ts';

const later = 'Se puede intentar de nuevo en unos minutos.';

/** Where the sentence for users would not do. */
const clientErrorText: Partial<Record<AppErrorCode, (data: AppError['data']) => string>> = {
  'request.invalid': () => 'Algo de lo escrito no tiene la forma esperada.',
  'request.too_large': ({ limit }) => `El archivo supera el límite de ${limit ?? '100 MB'}: no cabe así.`,
  'request.rate_limited': ({ seconds }) =>
    `Fueron demasiados intentos seguidos. Se puede intentar de nuevo en ${waitWords(seconds)}.`,
  'resource.not_found': () => 'Ya no está: puede que se haya quitado.',
  'storage.full': () => 'No hay espacio para guardar este archivo. Hace falta avisar a quien lo pidió.',
  'file.infected': ({ name, virus }) =>
    `El archivo «${name}» tiene un virus (${virus}) y no se guardó nada de él. Hace falta revisar con un antivirus el equipo del que salió y exportarlo de nuevo.`,
  'file.not_scanned': () => `No se pudo comprobar que el archivo esté libre de virus, así que no se guardó. ${later}`,
  'finding.file_type': ({ name }) =>
    `No se puede adjuntar ${name}: se reciben PDF, imágenes (PNG, JPG, WebP), documentos de Office, correos MSG, CSV y texto, con su contenido real.`,
  'question.gone': () =>
    'Este enlace ya no abre ninguna pregunta: la retiraron, o hay uno más nuevo en el último correo. También se puede pedir otro a quien lo envió.',
  'question.unanswered': () => 'No hay nada nuevo que enviar: falta una respuesta o un archivo.',
  'question.too_many_files': ({ limit }) =>
    `Esta respuesta ya tiene ${limit} archivos, que es el máximo. Para agregar otro hay que quitar alguno.`,
  'received.too_many': ({ limit }) =>
    `Este enlace recibe hasta ${limit} archivos. Hay que quitar los que sobren o avisar a quien los pidió.`,
  'received.nothing': () => 'No hay ningún archivo nuevo que enviar: primero hay que elegir uno.',
  'account.slowed': ({ seconds }) =>
    `El servidor atiende estos archivos de a uno y con pausas. Se puede intentar de nuevo en ${waitWords(seconds)}.`,
  'server.disk_full': () => `Por ahora el servidor no recibe archivos; lo que ya llegó está a salvo. ${later}`,
  'server.disk_read_only': () => `Por ahora el servidor no puede guardar nada; lo que ya llegó está a salvo. ${later}`,
  'server.busy': () => 'El servidor está atendiendo muchas solicitudes. Se puede intentar de nuevo en unos segundos.',
  'server.away': () =>
    'El servidor no puede guardar ni leer en este momento; lo que ya llegó está a salvo. Se puede intentar de nuevo en unos segundos.',
};

/** The sentence of an error to who opened a link. */
export function clientErrorSentence({ code, data }: Pick<AppError, 'code' | 'data'>): string {
  return (clientErrorText[code] ?? appErrorText[code])(data);
}
