/** Texts of the check of a report. */
import type { ReportFormat } from '#api/audits/audits/report/contract.ts';
import type { ReportCheck } from '#api/audits/report-checks/contract.ts';
import type { SignedStanding, StatementsCheck } from '#api/statements/statement-checks/contract.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { bySamePerson, signedByWords } from '#core/product/signed-by.es.ts';

const formatName: Record<ReportFormat, string> = {
  xlsx: 'Libro de Excel',
  pdf: 'PDF',
  json: 'Archivo JSON',
};

const month = (period: string) => formatPeriod(parsePeriod(period)!);

export const verifyText = {
  title: 'Verificar un informe',
  context:
    'Comprueba que un informe de auditoría, o unos estados financieros firmados, salieron de Cuadre y no han cambiado desde entonces. Tu archivo no sale de este equipo: solo se envía su huella.',
  drop: 'Suelta aquí el informe',
  kinds: '. PDF, Excel o JSON, tal como se descargó',
  other: (files: readonly string[]) =>
    files.length === 1
      ? `${files[0]} no es un informe de Cuadre.`
      : 'Ninguno de esos archivos es un informe de Cuadre.',
  needsHttps:
    'Esta página está abierta sin conexión segura (https), y así el navegador no calcula huellas. Escribe el código.',
  code: 'O escribe su código',
  codeHelp:
    'Son doce letras y números: están al pie de cada página del PDF, en la primera hoja del Excel y en «verification» del JSON.',
  check: 'Verificar',
  file: {
    genuine: 'Es un informe de Cuadre y está igual que cuando se hizo',
    unknown: 'Este archivo no es un informe de Cuadre, o alguien lo cambió',
    unknownDetail:
      'Ningún documento de esta instalación tiene su huella; los borradores de estados financieros no la tienen. Basta abrirlo y guardarlo de nuevo para que cambie: pide el archivo tal como se descargó. Si se borró la empresa o su auditoría, sus informes tampoco se reconocen.',
  },
  byCode: {
    genuine: 'El código es de un informe de Cuadre',
    genuineDetail:
      'El código dice de qué informe se trata, no que el archivo que tienes esté sin cambios. Para saberlo, y para ver de qué empresa es, suelta el archivo.',
    unknown: 'Ningún informe tiene ese código',
    unknownDetail:
      'Revisa que esté completo. Si se borró la empresa o su auditoría, sus informes tampoco se reconocen.',
  },
  facts: {
    kind: 'Informe',
    company: 'Empresa',
    month: 'Mes',
    made: 'Hecho',
    audited: 'Auditado',
    audit: 'La auditoría',
    told: 'El informe dice',
    signOff: 'El mes hoy',
  },
  kind: (format: ReportFormat) => formatName[format],
  month,
  audit: {
    newest: 'Es la última de ese mes.',
    reloaded: 'Es la última de ese mes, pero después se cargó otra versión del balance que aún no se ha auditado.',
    replaced: 'Ya no es la última: el mes se auditó otra vez después.',
    withdrawn: 'Ya no cuenta: se retiró la versión del balance que auditaba.',
  } satisfies Record<ReportCheck['audit'], string>,
  told: {
    open: 'Mes sin preparar para cierre.',
    prepared: 'Mes preparado, sin la firma de quien revisa.',
    closed: 'Mes cerrado con las dos firmas.',
    modified: 'Mes cerrado, y modificado después de las firmas.',
  } satisfies Record<ReportCheck['told'], string>,
  signOff: ({ state, isOfAudit, isOnePerson }: ReportCheck['signOff'], at: string | null) => {
    if (state === 'open') return 'Sin firmas.';
    const of = isOfAudit ? '' : ' Lo firmado es otra auditoría, no la de este informe.';
    if (state === 'prepared') return `Preparado el ${at}, por revisar.${of}`;
    return `Cerrado con las dos firmas el ${at}.${isOnePerson ? ` ${bySamePerson}.` : ''}${of}`;
  },
  reopened: (at: string) => `Se reabrió el ${at}, después de hacer este informe.`,
};

export const signedText = {
  genuineFile: 'Son estados financieros de Cuadre, y el archivo está igual que cuando se hizo',
  genuineCode: 'El código es de unos estados financieros de Cuadre',
  codeDetail:
    'El código dice de qué documento se trata, no que el que tienes esté sin cambios. Compara la empresa, el mes y las firmas; para estar seguro de las cifras, suelta el archivo.',
  kind: 'Estados financieros',
  facts: { kind: 'Documento', signed: 'Firmado' },
  signed: (day: string, check: StatementsCheck) => `El ${day}. ${signedByWords(check)}`,
  asSigned: 'Las cifras que se firmaron.',
  notAsSigned: 'Cifras que ya no eran las que se firmaron.',
  standing: {
    same: 'Las cifras del mes siguen siendo las que se firmaron.',
    changed: 'Las cifras del mes cambiaron después de las firmas.',
    notes: 'Las cifras del mes siguen siendo las que se firmaron; cambiaron las notas.',
    reopened: 'El mes ya no está firmado.',
    replaced: 'El mes se firmó otra vez después: este documento es de las firmas anteriores.',
    withdrawn: 'El mes ya no tiene balance: se retiró después de las firmas.',
  } satisfies Record<SignedStanding, string>,
  reopened: (at: string) => `Se reabrió el ${at}.`,
};
