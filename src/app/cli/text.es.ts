/** Messages of the command line. */

import type { SignConvention } from '#core/books/balance-data.ts';
import type { RuleChange } from '#core/engine/finding.ts';
import type { HealthBand } from '#core/engine/weighing/health-index.ts';
import { severityName } from '#core/engine/weighing/outcome-words.es.ts';
import { formatCount } from '#core/money/money.es.ts';
import { assumedLayoutText } from '#core/reading/notices/assumed-layout.es.ts';

export const bandName: Record<HealthBand, string> = {
  sana: 'sana',
  con_observaciones: 'con observaciones',
  en_riesgo: 'en riesgo',
};

export const signName: Record<SignConvention, string> = {
  signed: 'con signo: débito positivo, crédito negativo',
  by_class: 'positivo por clase: las clases 2, 3, 4 y 9 sin signo',
  by_nature: 'positivo según la naturaleza de cada cuenta',
};

const howToAsk = 'Escribe «cuadre --ayuda» para ver cómo se usa.';

const badOptions = {
  unknown: (option: string) => (option ? `No existe la opción ${option}.` : 'No entendimos una opción.'),
  value: (option: string) => `A la opción ${option} le falta su valor.`,
  noValue: (option: string) => `La opción ${option} no lleva valor.`,
};

export const cliText = {
  help: `cuadre: audita el balance de prueba por tercero

  cuadre auditar <archivos o carpeta…> [--perfil empresa.json] [--parametros parametros.json]
                 [--reglas reglas.json] [--columnas columnas.json] [--software siigo_nube]
                 [--periodo 2026-02 | --todos] [--json | --sarif | --xlsx salida.xlsx]
                 [--unidad miles] [--empresa NIT] [--libro NIIF] [--niveles totales] [--signo por-clase]
                 [--columna I] [--tiempos]
      Reconoce cada archivo (también los de subcarpetas y los de un .zip), los ordena por empresa y mes, usa los
      anteriores como historia y audita el último de cada empresa (o el que pidas).
      Si un archivo trae las cifras en miles, varias empresas o varios libros, di cuál con --unidad miles (o pesos,
      millones), --empresa 900123456 o --libro NIIF; si hay filas que no son la suma de las que tienen debajo y nada
      dice qué son, --niveles totales o --niveles movimientos; si nada dice con qué signo vienen los saldos crédito,
      --signo con-signo, --signo por-clase o --signo por-naturaleza; si repite el título de una columna y las dos cuadran,
      --columna I. Sin respuesta no se lee. Valen para todos los comandos que leen balances; en estados, la unidad del archivo es --cifras miles.
      Parte de la parametrización predefinida del software contable que reconoce en el archivo, o del que digas con
      --software: siigo_nube, siigo_pyme, helisa, world_office, sisco, biable u otro.
      Con --sarif, lo mismo en SARIF 2.1.0, para las herramientas que reúnen resultados de muchas.
      En parametros.json, las cuentas y los valores que tu empresa cambia de cada validación:
      { "retencion": { "roles": { "retHonorarios": ["248515"] }, "parameters": { "vecesLaBase": 20 },
                       "rules": { "RET-2": { "off": true, "reason": "Lo revisa el área de impuestos" } } } }
      En reglas.json, las validaciones propias de tu empresa:
      [{ "nombre": "Tope de caja", "severidad": "media", "expresion": "saldo(\\"1105\\") <= 10_000_000" }]
  cuadre estados <archivos o carpeta…> [--periodo 2026-02] [--estado situacion-financiera]
                 [--comparar mes-anterior,acumulado,ano-anterior] [--acumulado] [--por naturaleza]
                 [--unidad miles|millones|uvt|constantes] [--cuentas] [--json | --xlsx estados.xlsx]
      Los estados financieros del último mes de cada empresa (o del que pidas), con sus comprobaciones.
      Con --cuentas, las cuentas de cada línea; con --acumulado, los resultados desde enero; con --unidad, en
      miles, millones, UVT o pesos constantes del mes (IPC del DANE) en lugar de pesos.
      Con --xlsx, un Excel con una hoja por estado, y totales, variaciones y porcentajes como fórmulas.
  cuadre probar '<expresión>' <archivos o carpeta…> [--json]
      Prueba una validación propia en cada mes: cuadre probar 'saldo("1105") <= 10_000_000' balances/
  cuadre cuentas <archivos o carpeta…> [--json]
      Qué papel tiene cada cuenta en la auditoría, con cuánta confianza y por qué; primero, las que por su nombre y
      sus terceros no son lo que su código dice.
  cuadre inspeccionar <archivo…> [--unidad miles] [--empresa NIT] [--libro NIIF] [--niveles totales]
                       [--signo por-clase] [--columna I] [--json]
      Dice qué es el archivo, qué se leyó y qué se rechazó, con hoja, fila y columna.
  cuadre columnas <archivo> > columnas.json
      Para un archivo que no reconocemos: qué parece ser cada columna. Corrígelo y dáselo a --columnas.
  cuadre columnas <archivo> --anonimo
      Escribe aquí muestra-anonima: las primeras filas sin nombres, identificaciones ni montos, para enviarla a soporte.
  cuadre validaciones [nombre] [--json]
      El catálogo de validaciones, o la página de una; con --json, sus roles y parámetros con lo que traen de entrada.
  cuadre verificar-registro [carpeta de datos] [--json]
      Comprueba que el registro de cada suscripción está completo y tal como se escribió.
  cuadre rotar-claves [carpeta de datos] [--json]
      Vuelve a guardar los secretos con la clave más nueva de CUADRE_SECRETS_KEY.
  cuadre demo <carpeta>
      Escribe los balances de la empresa de ejemplo.
  cuadre --version
  cuadre --ayuda

  Sale con 0 si está limpio, 1 si hay hallazgos altos o críticos o un estado no cuadra, 2 si algo no se pudo leer, 3 si falló Cuadre.`,
  badOption: (problem: 'unknown' | 'value' | 'noValue', option: string) => `${badOptions[problem](option)} ${howToAsk}`,
  unknownCommand: (command: string) => `No existe el comando «${command}». ${howToAsk}`,
  noFiles: 'Dinos qué archivo o carpeta leer: cuadre auditar balance-2026-01.xlsx',
  missingFile: (path: string) => `No existe «${path}». Revisa la ruta.`,
  noRegularFile: (path: string) =>
    `«${path}» no es un archivo corriente (es una tubería o un dispositivo): guárdalo primero en un archivo y da su ruta.`,
  tooLarge: (path: string, mb: number) =>
    `«${path}» pasa de ${mb} MB, que es lo más que leemos de un archivo. Divide el informe por meses.`,
  unreadable: (path: string, code: string) =>
    code === 'EACCES' || code === 'EPERM'
      ? `No tienes permiso para leer «${path}».`
      : `El sistema no deja leer «${path}» (${code}). Cópialo a otra carpeta e inténtalo de nuevo.`,
  emptyFolder: (path: string) => `En «${path}» no hay archivos .xlsx, .xls, .ods, .csv, .txt ni .zip.`,
  unknownSoftware: (given: string, known: readonly string[]) =>
    `No conocemos el software «${given}». Los que conocemos: ${known.join(', ')}.`,
  predefined: (software: string, months: readonly string[]) =>
    `Auditamos con la parametrización predefinida de ${software}: ${months.join(', ')}.`,
  badPeriod: (text: string) => `«${text}» no es un mes. Escríbelo como 2026-02; el cierre es 2026-13.`,
  periodNotThere: (period: string, present: string) => `No hay un balance de ${period}. Leímos: ${present}.`,
  noPeriod: (name: string) =>
    `${name}: el archivo no dice de qué mes es. Nómbralo con el mes, por ejemplo balance-2026-02.xlsx.`,
  repeatedMonth: (period: string, first: string, second: string) =>
    `${second}: también es de ${period}, como ${first}; usamos ${first}.`,
  sourceOfNobody: (path: string, name: string, nit: string) =>
    `${path}: es el ${name} de la empresa con NIT ${nit}, y ninguno de los balances es de ella.`,
  whichCompany: (name: string) => `${name}: no dice de qué empresa es y leímos varias; no lo usamos. Audítalo aparte.`,
  companies: 'Resumen por empresa',
  namedColumns: 'columnas indicadas',
  doubt: (name: string, sentence: string) => `Aviso de ${name}: ${sentence}`,
  otherCompany: (name: string, found: string, expected: string) =>
    `${name}: es del NIT ${found} y los demás son de ${expected}; no lo usamos.`,
  profileUnreadable: (path: string, message: string) => `No pudimos leer el perfil «${path}»: ${message}`,
  profileInvalid: (path: string, fields: readonly string[], known: readonly string[]) =>
    `El perfil «${path}» tiene campos que no son válidos: ${fields.join(', ')}. Los que conocemos: ${known.join(', ')}.`,
  settingsUnreadable: (path: string, message: string) => `No pudimos leer los parámetros «${path}»: ${message}`,
  settingsProblem: (path: string, place: string, problem: string) =>
    place === '' ? `${path}: ${problem}` : `${path}, en ${place}: ${problem}`,
  moreProblems: (name: string, count: number) => `${name}: y ${formatCount(count)} problemas más del mismo archivo.`,
  sameCause: 'Lo mismo:',
  explains: 'También explica:',
  states: { nuevo: 'Nuevo', persistente: 'Persiste', reabierto: 'Reabierto' },
  since: (month: string) => `desde ${month}`,
  gone: 'De meses anteriores',
  times: (months: number, milliseconds: string) =>
    `Tiempo de las reglas en ${months === 1 ? 'un mes' : `${months} meses`}: ${milliseconds} ms. «análisis» es lo que las reglas de una validación comparten.`,
  analysisOf: (validation: string) => `${validation} (análisis)`,
  ruleChange: ({ rule, off, severity, reason, predefined }: RuleChange) =>
    `${rule} ${off ? 'apagada' : `con severidad ${severityName[severity!].toLowerCase()}`} por la ${predefined ? 'parametrización predefinida' : 'empresa'}: ${reason}`,
  reading: (index: number, total: number, name: string) => `Leyendo ${index} de ${total}: ${name}`,
  auditing: (month: string, done: number, total: number, title: string) =>
    `Auditando ${month}: ${done} de ${total}, ${title}`,
  validationFailed: (key: string, detail: string) => `La validación ${key} falló y no dio resultado: ${detail}`,
  written: (path: string) => `Escribimos ${path}`,
  outputIsFolder: (path: string) =>
    `«${path}» es una carpeta: dile a --xlsx qué archivo escribir, como ${path}/salida.xlsx.`,
  outputName: (path: string) => `El archivo de --xlsx debe terminar en .xlsx, y «${path}» no termina así.`,
  outputWithoutFolder: (folder: string) => `No existe la carpeta «${folder}», donde --xlsx debía escribir.`,
  outputRefused: (folder: string) => `No tenemos permiso de escribir en la carpeta «${folder}».`,
  totals: (rows: string, debits: string, credits: string, format: string) =>
    `${rows} filas de ${format}; débitos ${debits}, créditos ${credits}`,
  healthIndex: 'Índice de salud',
  unbalanced: 'El balance no cuadra: los demás hallazgos se calcularon sobre cifras que no coinciden entre sí.',
  deduced: 'Deducido de los libros: confírmalo en --perfil',
  inferredRoles: 'Cuentas que no tomamos por su código: confírmalas (cuadre cuentas dice por qué)',
  inferredRole: (role: string, equivalent: string) => `${role}, como la ${equivalent} del PUC`,
  doubtfulRole: (role: string) => `quizá ${role}: lo que depende de ellas no se evalúa hasta que lo confirmes`,
  findings: (count: number) => (count === 1 ? '1 hallazgo' : `${count} hallazgos`),
  rulesNotEvaluated: (count: number) => (count === 1 ? '1 regla sin evaluar' : `${count} reglas sin evaluar`),
  noThirdParty: 'sin tercero',
  moreThirdParties: (count: number) => `y ${count} más`,
  whatToDo: 'Qué hacer:',
  law: 'Norma:',
  fileRows: (rows: readonly number[], total: number) =>
    `${total === 1 ? 'Fila' : 'Filas'} ${rows.join(', ')}${total > rows.length ? ` y ${total - rows.length} más` : ''} del archivo`,
  unknownValidation: (key: string, known: readonly string[]) =>
    `No existe la validación «${key}». Hay: ${known.join(', ')}.`,
  demoFolder: 'Dinos en qué carpeta escribir: cuadre demo ejemplo',
  demoNotEmpty: (path: string) => `«${path}» ya tiene archivos. Elige una carpeta nueva o vacía.`,
  demoWritten: (count: number, path: string, company: string) =>
    `Escribimos ${count} balances de ${company} en ${path}. Pruébalos: cuadre auditar ${path} --perfil ${path}/empresa.json`,
};

export const inspectText = {
  unknown: 'no lo dice',
  format: (name: string, sheet: string, row: number) =>
    `  Formato: ${name} (hoja ${sheet || 'única'}, ${row === 0 ? 'sin fila de títulos' : `encabezado en la fila ${row}`})`,
  company: (name: string, nit: string) => `  Empresa: ${name}, NIT ${nit}`,
  period: (period: string) => `  Mes: ${period}`,
  size: (rows: string, accounts: string, thirdParties: string) =>
    `  Filas: ${rows} en ${accounts} cuentas, ${thirdParties} terceros`,
  records: (records: string, rows: string) => `  Registros: ${records} en ${rows} filas`,
  sign: (sign: string, explained: number, telling: number) =>
    `  Signo: ${sign} (lo prueban ${explained} de ${telling} filas con movimiento)`,
  totals: (opening: string, debits: string, credits: string, closing: string) =>
    `  Totales: inicial ${opening}; débitos ${debits}; créditos ${credits}; final ${closing}`,
  assumed: `${assumedLayoutText.sentence}, los de arriba, ${assumedLayoutText.withReport}`,
  refused: 'Rechazado',
  notice: 'Aviso:',
};

export const workbookText = {
  summary: 'Resumen',
  summaryHeader: ['Mes', 'Índice de salud', 'Validación', 'Resultado', 'Hallazgos', 'Motivo'],
  findingHeader: [
    'Mes',
    'Severidad',
    'Regla',
    'Cuenta',
    'Nombre de la cuenta',
    'Hallazgo',
    'Qué pasó',
    'Qué hacer',
    'NIT',
    'Tercero',
    'Monto',
    'Qué es el monto',
    'Filas del archivo',
  ],
  practices: 'Prácticas',
  practiceHeader: [
    'Mes',
    'Desde',
    'Regla',
    'Cuenta',
    'Nombre de la cuenta',
    'Práctica',
    'Qué pasó',
    'Monto',
    'Qué es el monto',
  ],
};
