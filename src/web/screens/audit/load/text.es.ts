/** Texts of the loading view. */
import { formatPeriod } from '#core/calendar/period.es.ts';
import type { Period } from '#core/calendar/period.ts';
import { writeList } from '#core/engine/fact-words.es.ts';
import { formatCount, formatPesos } from '#core/money/money.es.ts';
import { type Cents, fromDecimal } from '#core/money/money.ts';
import { monthOf, plural } from '../words.es.ts';
import type { Agreement, JudgedDifferences } from './file-decision.ts';
import type { LoadedFile } from './loaded-file.ts';
import type { FilesSummary } from './loaded-files.ts';
import type { Standing } from './same-month.ts';

/** How a file is called beside another one with the same figures. */
const formatOf = ({ status }: LoadedFile) => ('inspection' in status && status.inspection?.format?.name) || null;

interface Saving {
  agrees: Agreement;
  /** Of the month, or null. */
  earlierVersion: number | null;
  /** Null: unknown. */
  nextVersion: number | null;
}

export const loadText = {
  mayNot: 'No puedes cargar balances aquí',
  notYours: 'Tu cargo en esta empresa no incluye cargar ni auditar balances. Pídelo a quien administra la suscripción.',
  staff:
    'Como administrador lees las auditorías de las suscripciones que dieron acceso; solo cada suscriptor carga sus balances.',
  title: (period: Period | null) => (period ? `Carga el balance de ${formatPeriod(period)}` : 'Carga tus balances'),
  context: 'Nada se guarda hasta que confirmes lo que reconocimos en cada archivo.',
  back: 'Volver a Auditoría',
  fromSiigo: 'Traer de Siigo Nube',
  askClient: 'Pedírselo a tu cliente',
  dropAnywhere: 'Suelta los archivos para cargarlos',
  recognised: (looked: number, readable: number, all: number) => {
    if (looked < all)
      return all === 1 ? 'Revisando el archivo' : `Revisamos ${formatCount(looked)} de ${formatCount(all)} archivos`;
    if (all === 1) return readable === 1 ? 'Reconocimos el archivo' : 'No pudimos leer el archivo';
    return `Reconocimos ${formatCount(readable)} de ${formatCount(all)} archivos`;
  },
  recognisedRegion: 'Archivos reconocidos',
  saveSure: (count: number) => (count === 1 ? 'Guardar y auditar' : `Guardar y auditar ${formatCount(count)} archivos`),
  file: 'Archivo',
  format: 'Formato',
  company: 'Empresa',
  month: 'Mes',
  rows: 'Filas',
  proof: 'Prueba',
  action: 'Acción',
  rowUnit: 'filas',
  header: (row: number) => (row === 0 ? 'sin fila de títulos' : `encabezado: fila ${row}`),
  monthOf,
  size: (bytes: number) =>
    bytes < 1000
      ? plural(bytes, 'byte', 'bytes')
      : bytes < 1_000_000
        ? `${Math.round(bytes / 1000)} kB`
        : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`,
  version: (version: number) => `versión ${version}`,
  hasVersion: (version: number) => `ya tiene versión ${version}`,
  isClosed: (version: number) =>
    `cerrado y firmado con la versión ${version}: si guardas otra, quedará como modificado hasta que lo reabran`,
  bytesOf: (version: number) => `este es el archivo de la versión ${version}`,
  sameFigures: (judged: JudgedDifferences) => {
    const parts = [
      judged.printedTotals > 0 && plural(judged.printedTotals, 'total impreso', 'totales impresos'),
      judged.accountNames > 0 && plural(judged.accountNames, 'nombre de cuenta', 'nombres de cuentas'),
      judged.thirdParties > 0 && plural(judged.thirdParties, 'nombre o DV de tercero', 'nombres o DV de terceros'),
      judged.rows > 0 && plural(judged.rows, 'fila repartida de otra forma', 'filas repartidas de otra forma'),
      judged.company > 0 && 'los datos de la empresa',
    ].filter((part) => part !== false);
    return `mismos saldos, otros datos: ${writeList(parts)}`;
  },
  sameFile: ({ version, isOtherFile }: { version: number; isOtherFile: boolean }) =>
    isOtherFile ? `mismas cifras que la versión ${version}` : `es el mismo archivo, versión ${version}`,
  /** Empty for a file that is alone or chosen. Another one is told by its format, one of the same `format` by its name. */
  standing: (place: Standing, format: string | null) => {
    switch (place.kind) {
      case 'repeats': {
        const other = formatOf(place.of);
        return `mismas cifras que ${other === null || other === format ? place.of.name : other}`;
      }
      case 'asks':
        return `${plural(place.count, 'archivo distinto', 'archivos distintos')}: elige uno`;
      case 'passed':
        return `no se guarda: elegiste ${place.over.name}`;
      default:
        return '';
    }
  },
  choose: 'Usar este',
  chooseFile: (fileName: string) => `Usar este: ${fileName}`,
  seeChanges: (count: number) => `Ver ${plural(count, 'cambio', 'cambios')}`,
  seeChangesOf: (count: number, fileName: string) => `Ver ${plural(count, 'cambio', 'cambios')} de ${fileName}`,
  savingFiles: (one: number, total: number) =>
    total === 1 ? 'Guardando…' : `Guardando ${formatCount(one)} de ${formatCount(total)} archivos`,
  creating: 'Creando las empresas y guardando sus balances…',
  auditingMonths: (one: number, total: number) =>
    total === 1 ? 'Auditando…' : `Auditando ${formatCount(one)} de ${formatCount(total)} meses`,
  notThisCompany: (nit: string) => `${nit}, no es esta empresa`,
  ofOtherCompany: (nit: string) => `${nit}, se guarda en esa empresa`,
  companyUnsaid: 'El archivo no la dice',
  companyWithoutNit: 'sin NIT en el archivo',
  companyAssumed: (name: string) => `se guardará en ${name}`,
  monthUnsaid: 'El archivo no lo dice',
  chooseMonth: 'Elige el mes',
  chooseMonthOf: (fileName: string) => `Mes de ${fileName}`,
  balanced: 'Cuadra',
  sums: (amount: string) => `débitos = créditos ${formatPesos(fromDecimal(amount))}`,
  unbalanced: 'No cuadra',
  sidesDiffer: (difference: Cents) => `débitos y créditos difieren en ${formatPesos(difference)}`,
  closingSums: (closing: Cents) => `los saldos finales suman ${formatPesos(closing)} y deben dar cero`,
  notRead: 'No se pudo leer',
  stoppedAt: (row: number) => `se detuvo en la fila ${formatCount(row)}`,
  waiting: 'En espera',
  sending: (share: number) => `Subiendo ${Math.round(share * 100)} %`,
  sendingBar: (fileName: string) => `Subida de ${fileName}`,
  reading: 'Leyendo…',
  saving: 'Guardando…',
  saved: (clock: string) => `Guardado, ${clock}`,
  /** The version is named where the month has had one. */
  saveAs: ({ agrees, earlierVersion, nextVersion }: Saving) => {
    const next = nextVersion ?? (earlierVersion ?? 0) + 1;
    const version = next === 1 ? '' : ` versión ${next}`;
    return `Guardar${version}${{ nothing: '', columns: ' con estas columnas', doubt: ' de todos modos', fault: ' sin corregir' }[agrees]}`;
  },
  saveFaulty: 'El archivo muestra por qué no cuadra. Corrígelo y usa Subir corregido. ¿Lo guardas como está?',
  confirmFaulty: 'Sí, guardarlo como está',
  saveIn: (name: string) => `Guardar en ${name}`,
  saveHere: 'Guardar aquí',
  moreOf: (fileName: string) => `Más acciones de ${fileName}`,
  confirmHere: (found: string, here: string) => `El archivo dice ${found}. ¿Lo guardas en ${here} de todos modos?`,
  confirmYes: 'Sí, guardar aquí',
  confirmNo: 'No',
  createCompany: 'Crear empresa',
  createCompanyOf: (fileName: string) => `Crear empresa: la de ${fileName}`,
  nameColumns: 'Indicar las columnas',
  nameColumnsOf: (fileName: string) => `Indicar las columnas de ${fileName}`,
  tooManyTitle: 'Son demasiados archivos',
  tooMany: (most: number) => `Tomamos los primeros ${formatCount(most)}. Suelta los demás cuando termines con estos.`,
  emptyArchive: 'El archivo comprimido no trae ningún archivo.',
  summary: ({ stored, sure, same, repeated, elsewhere, unreadable, asking, failed }: FilesSummary) =>
    [
      stored > 0 && plural(stored, 'guardado', 'guardados'),
      sure > 0 && plural(sure, 'listo para guardar', 'listos para guardar'),
      same > 0 && plural(same, 'ya estaba guardado', 'ya estaban guardados'),
      repeated > 0 && plural(repeated, 'repetido', 'repetidos'),
      asking > 0 && plural(asking, 'espera tu respuesta', 'esperan tu respuesta'),
      elsewhere > 0 && plural(elsewhere, 'de una empresa que no tienes', 'de empresas que no tienes'),
      unreadable > 0 && plural(unreadable, 'no se pudo leer', 'no se pudieron leer'),
      failed > 0 && plural(failed, 'no se terminó', 'no se terminaron'),
    ]
      .filter(Boolean)
      .join(' · '),
  discard: 'Descartar',
  discardFile: (fileName: string) => `Descartar ${fileName}`,
  replace: 'Subir corregido',
  retry: 'Reintentar',
  seeAudit: 'Ver auditoría',
  place: (sheet: string | undefined, row: number | undefined, column: string | undefined) =>
    [sheet && `Hoja ${sheet}`, row && `fila ${formatCount(row)}`, column && `columna ${column}`]
      .filter(Boolean)
      .join(', '),
  /** Splits a message at its place: `Fila 3, columna F (debitos).` */
  splitPlace: (message: string): [place: string, rest: string] => {
    const place = /^(?:Hoja|Fila|Filas|Celda) .*?[.:](?=\s)/.exec(message)?.[0] ?? '';
    return [place, message.slice(place.length)];
  },
  excerpt: (sheet: string) => `Fragmento de la hoja ${sheet}`,
  warnings: (count: number) => plural(count, 'aviso', 'avisos'),
  moreIssues: (count: number) => `y ${formatCount(count)} más`,
  failed: 'No pudimos terminar con este archivo. Inténtalo de nuevo.',
  tooLarge: 'El archivo pasa de 100 MB. Exporta un solo mes, o guárdalo como CSV.',
};

/** What a file changes in the stored version of its month. */
export const changesText = {
  title: (month: string) => `Qué cambia en ${month}`,
  context: (total: number, shown: number, version: number) =>
    `${plural(total, 'cuenta y tercero tiene', 'cuentas y terceros tienen')} otra cifra que en la versión ${version}.${shown < total ? ` Ves los ${formatCount(shown)} cambios más grandes.` : ''}`,
  account: 'Cuenta',
  thirdParty: 'Tercero',
  figure: 'Cifra',
  measure: { closing: 'Saldo final', opening: 'Saldo inicial', debit: 'Débitos', credit: 'Créditos' },
  version: (version: number) => `Versión ${version}`,
  difference: 'Diferencia',
};
