/** Texts of the check of a report. */
import type { ReportFormat } from '#api/audits/audits/report/contract.ts';
import type { ReportCheck } from '#api/audits/report-checks/contract.ts';
import type { SignedStanding, StatementsCheck } from '#api/statements/statement-checks/contract.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { writePesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import { bySamePerson, namesKeptWords, signedByWords } from '#core/product/signed-by.es.ts';

const formatName: Record<ReportFormat, string> = {
  xlsx: 'Libro de Excel',
  pdf: 'PDF',
  json: 'Archivo JSON',
};

/** «Ana Ruiz (T. P. 196402-T)» */
const withCard = (name: string, card: string | null) => (card === null ? name : `${name} (T. P. ${card})`);

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
    'Son dieciséis letras y números, doce en documentos de antes de diciembre de 2026: están al pie de cada página del PDF, en la primera hoja del Excel y en «verification» del JSON.',
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
  named: {
    same: null,
    renamed: 'La empresa cambió de nombre o de NIT después: arriba está como dice el informe.',
    today: 'Este informe es anterior a que Cuadre guardara el nombre con él: el de arriba es el de hoy.',
  } satisfies Record<NonNullable<ReportCheck['named']>, string | null>,
  unchecked:
    'Cuadre no comprueba quién es la empresa: nombre y NIT son los que escribió la cuenta que hizo el informe.',
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
    closed: 'Mes cerrado y firmado.',
    modified: 'Mes cerrado, y modificado después de las firmas.',
  } satisfies Record<ReportCheck['told'], string>,
  signOff: ({ state, isOfAudit, isOnePerson }: ReportCheck['signOff'], at: string | null) => {
    if (state === 'open') return 'Sin firmas.';
    const of = isOfAudit ? '' : ' Lo firmado es otra auditoría, no la de este informe.';
    if (state === 'prepared') return `Preparado el ${at}, por revisar.${of}`;
    return `Cerrado y firmado el ${at}.${isOnePerson ? ` ${bySamePerson}.` : ''}${of}`;
  },
  reopened: (at: string) => `Se reabrió el ${at}, después de hacer este informe.`,
};

export const signedText = {
  genuineFile: 'Son estados financieros de Cuadre, y el archivo está igual que cuando se hizo',
  genuineCode: 'El código es de unos estados financieros de Cuadre',
  codeDetail:
    'El código dice de qué documento se trata, no que el que tienes esté sin cambios. Compara la empresa, el mes y las firmas; para estar seguro de las cifras, suelta el archivo.',
  kind: 'Estados financieros',
  facts: {
    kind: 'Documento',
    signed: 'Firmado',
    assets: 'Total activo',
    equity: 'Total patrimonio',
    result: 'Resultado del mes',
    resultToDate: 'Resultado del año hasta el mes',
  },
  figure: (pesos: string) => writePesos(fromDecimal(pesos)),
  signed: (day: string, check: StatementsCheck) =>
    `El ${day}. ${signedByWords({ isOnePerson: check.isOnePerson, preparedBy: withCard(check.preparedBy, check.preparedCard), closedBy: withCard(check.closedBy, check.closedCard) })}`,
  unchecked:
    'Cuadre no comprueba quién es la empresa, ni que las personas sean quienes dicen ni que su tarjeta profesional exista: nombre, NIT y tarjeta son los que escribió la cuenta que firmó. La tarjeta se consulta en la Junta Central de Contadores, y el NIT en el RUT. Lo que Cuadre dice es qué se firmó, cuándo, y si cambió. Las cifras son las de la copia firmada, en pesos.',
  namesKept: namesKeptWords,
  renamed: ({ name, nit }: StatementsCheck['renamed']) =>
    name || nit
      ? `La empresa cambió de ${[...(name ? ['nombre'] : []), ...(nit ? ['NIT'] : [])].join(' y de ')} después de las firmas: arriba está como se firmó.`
      : null,
  asSigned: 'Las cifras que se firmaron.',
  notAsSigned: 'Cifras que ya no eran las que se firmaron.',
  standing: {
    same: 'Las cifras del mes siguen siendo las que se firmaron.',
    changed: 'Las cifras del mes cambiaron después de las firmas.',
    renamed: 'Las cifras del mes siguen siendo las que se firmaron.',
    notes: 'Las cifras del mes siguen siendo las que se firmaron; cambiaron las notas.',
    reopened: 'El mes ya no está firmado.',
    replaced: 'El mes se firmó otra vez después: este documento es de las firmas anteriores.',
    withdrawn: 'El mes ya no tiene balance: se retiró después de las firmas.',
    altered:
      'Lo guardado de las firmas no es lo que se firmó: alguien lo cambió por fuera de Cuadre. No te apoyes en este documento y avisa a quien te lo dio.',
  } satisfies Record<SignedStanding, string>,
  reopened: (at: string) => `Se reabrió el ${at}.`,
};
