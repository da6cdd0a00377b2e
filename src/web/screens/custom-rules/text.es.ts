/** Texts of the custom rules. */
import type { CustomAction, Definition } from '#api/audits/custom-rules/contract.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import type { Period } from '#core/calendar/period.ts';
import type { TrialOutcome } from '#core/expression/custom-names.ts';
import type { SnippetName } from './expression/snippets.ts';
import type { RuleValues } from './rule-values.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const ownText = {
  howToWrite: 'Cómo se escriben.',
  title: 'Validaciones propias',
  context:
    'Condiciones que los libros de esta empresa deben cumplir todos los meses, además de las nuestras. Si una no se cumple, la auditoría muestra un hallazgo con sus cifras.',
  chooseCompany: 'Elige una empresa en la parte de arriba para ver sus validaciones propias.',
  create: 'Crear validación',
  resume: 'Seguir con la que empezaste',

  name: 'Validación',
  severity: 'Severidad',
  state: 'Estado',
  lastResult: 'Último resultado',
  actions: 'Acciones',
  active: 'Activa',
  inactive: 'Inactiva',
  unsavedMark: 'con cambios sin guardar',
  tryAndActivate: 'Probar y activar',
  tryAndActivateOf: (name: string) => `Probar y activar ${name}`,
  deactivate: 'Desactivar',
  deactivateOf: (name: string) => `Desactivar ${name}`,
  remove: 'Borrar',
  removeOf: (name: string) => `Borrar ${name}`,
  removeTitle: (name: string) => `¿Borrar «${name}»?`,
  removeNote: 'Deja de correr en las auditorías. Sus hallazgos anteriores y su historial se conservan.',
  keep: 'Conservar',
  removed: 'Validación borrada',
  activated: 'Validación activada',
  deactivated: 'Validación desactivada',
  saved: 'Validación guardada',

  noResult: 'Aún no corre en ninguna auditoría',
  auditing: 'Auditando…',
  notRun: 'No corre en auditorías',
  clean: 'Sin hallazgos',
  findings: (count: number) => plural(count, 'hallazgo', 'hallazgos'),
  notEvaluated: 'No se evaluó',
  failed: 'Falló por un error nuestro',
  inMonth: (period: Period) => `en ${formatPeriod(period)}`,
  waiting: (count: number, period: Period) =>
    count === 1
      ? `Una validación activa todavía no ha corrido en la auditoría de ${formatPeriod(period)}.`
      : `${count} validaciones activas todavía no han corrido en la auditoría de ${formatPeriod(period)}.`,
  auditAgain: (period: Period) => `Auditar ${formatPeriod(period)}`,

  empty:
    'Escribe aquí lo que esta empresa cuida y nadie más revisa: el tope de la caja, un fondo fijo, un cupo de crédito. Empieza con un ejemplo o desde cero.',
  examples: 'Dos ejemplos para empezar',
  startWith: 'Usar este ejemplo',
  startWithOf: (name: string) => `Usar este ejemplo: ${name}`,
};

/** Examples: prefill the form; nothing is stored until saved. */
export const examples: readonly { values: RuleValues; explanation: string }[] = [
  {
    values: {
      name: 'Tope de caja',
      severity: 'media',
      expression: 'saldo("1105") <= 10_000_000',
      message: 'La póliza de manejo cubre hasta diez millones en efectivo. Consigna el excedente.',
    },
    explanation:
      'El saldo de la cuenta 1105, con todas sus auxiliares, no pasa de diez millones. Con 12.400.000 en caja habría un hallazgo por 2.400.000.',
  },
  {
    values: {
      name: 'Cupo de crédito por cliente',
      severity: 'alta',
      expression: 'tercero("1305", saldo("1305") <= 50_000_000)',
      message: 'El cupo aprobado es de cincuenta millones por cliente.',
    },
    explanation:
      'Mira cliente por cliente de la cuenta 1305: si alguno debe más de cincuenta millones, el hallazgo dice quién y cuánto.',
  },
];

export const editorText = {
  decimals: (character: number, meant: string) => `En el carácter ${character}: los decimales van con punto, ${meant}.`,
  thousands: (character: number, meant: string | null) =>
    `En el carácter ${character}: los miles van con raya baja y los decimales con punto${meant === null ? ': 1_000_000.50' : `, ${meant}`}.`,
  onlyNumber: (character: number, meant: string) => `En el carácter ${character}: escribe solo el número, ${meant}.`,
  newTitle: 'Nueva validación propia',
  back: 'Validaciones propias',
  missing: 'Esa validación no existe o alguien la borró.',
  definition: 'Qué debe cumplirse',
  name: 'Nombre',
  namePlaceholder: 'Tope de caja',
  severity: 'Severidad',
  message: 'Qué decir si no se cumple (opcional)',
  messagePlaceholder: 'La póliza de manejo cubre hasta diez millones en efectivo.',
  messageHelp: 'Va antes de las cifras, que ponemos nosotros.',

  expression: 'Expresión',
  expressionPlaceholder: 'saldo("1105") <= 10_000_000',
  expressionHint: 'Escribe una condición: si se cumple, no pasa nada; si no, hay hallazgo.',
  understood: 'La expresión se entiende. Falta probarla.',
  understoodTried: 'La expresión se entiende y ya está probada.',
  replaceBy: (word: string) => `Cambiar por ${word}`,
  goThere: 'Ir al error',
  insert: 'Insertar una función',
  insertOf: (name: string, meaning: string) => `Insertar ${name}: ${meaning}`,
  language: 'Cómo se escribe',
  languagePage: 'Todo el lenguaje, con diez ejemplos',

  unsaved: (count: number) => `Sin guardar: ${plural(count, 'cambio', 'cambios')}`,
  allSaved: 'Todo está guardado',
  recovered: 'Recuperamos lo que habías escrito y no guardaste.',
  conflict:
    'Otra persona cambió esta validación mientras la editabas. Dejamos lo tuyo en los campos que cambiaste y trajimos lo demás. Revisa y guarda de nuevo.',
  conflictGone:
    'Otra persona borró esta validación mientras la editabas. Lo que escribiste sigue aquí: puedes crearla de nuevo.',
  failed: 'No pudimos guardarla. Lo que escribiste sigue aquí; inténtalo de nuevo.',
  discard: 'Descartar',
  save: 'Guardar',
  saveInactive: 'Guardar sin activar',
  activate: 'Activar',
  saveAndActivate: 'Guardar y activar',
  deactivate: 'Desactivar',
  tryFirst: 'Pruébala con tus meses antes de activarla.',
  tryChanged: 'Cambiaste la expresión de una validación activa: pruébala antes de guardar.',
};

export const snippetText: Readonly<Record<SnippetName, string>> = {
  saldo: 'el saldo final del mes',
  saldo_natural: 'el saldo final, positivo del lado de la cuenta: los ingresos y los pasivos en crédito',
  saldo_inicial: 'el saldo con que abrió el mes',
  debitos: 'los débitos del mes',
  creditos: 'los créditos del mes',
  movimiento: 'débitos menos créditos',
  promedio: 'el promedio de los meses anteriores, sin contar el que se audita',
  tercero: 'se cumple si la condición se cumple para cada tercero',
  absoluto: 'el valor sin su signo',
};

/** Short reference of the language. */
export const languageText: readonly { term: string; meaning: string }[] = [
  { term: '"1105"', meaning: 'La cuenta con todas sus auxiliares. Varias se suman: saldo("1105", "1110").' },
  {
    term: 'El signo',
    meaning:
      'El débito es positivo y el crédito negativo: los ingresos y los pasivos tienen saldo negativo. Escribe saldo_natural("41") para leerlos en positivo.',
  },
  { term: '<  <=  >  >=  =  !=', meaning: 'Comparan dos valores. Une varias condiciones con y, o, no.' },
  { term: '+  -  *  /', meaning: 'Operan, con paréntesis si hace falta.' },
  { term: '10_000_000', meaning: 'Los miles con raya baja, los decimales con punto: 0.19. También 19%.' },
];

export const trialText = {
  title: 'Mes a mes',
  run: 'Probar con tus meses',
  running: 'Probando…',
  before: 'Antes de activarla, mira qué habría dicho en cada mes cargado. No se guarda nada.',
  needsBooks:
    'Probar una validación dice lo que hay en los libros. Necesitas el permiso de ver auditorías para probarla.',
  unclear: 'Podrás probarla cuando la expresión se entienda.',
  stale: 'Cambiaste la expresión: este resultado es de la anterior. Pruébala de nuevo.',
  noMonths:
    'Esta empresa aún no tiene meses cargados. Guárdala sin activar: podrás probarla y activarla cuando cargues el primero.',
  load: 'Cargar un balance',
  failed: 'No pudimos probarla. Lo que escribiste sigue aquí.',
  month: 'Mes',
  result: 'Resultado',
  figures: 'Cifras',
  outcome: {
    se_cumple: 'Se cumple',
    no_se_cumple: 'No se cumple',
    no_evaluada: 'No se puede evaluar',
    no_aplica: 'No aplica',
  } satisfies Record<TrialOutcome, string>,
  holds: (holding: number, months: number) =>
    holding === months
      ? `Se cumple en ${months === 1 ? 'el único mes cargado' : `los ${months} meses cargados`}: no habría hallazgos.`
      : `Se cumple en ${holding} de ${plural(months, 'mes', 'meses')}.`,
  fails: (failing: number) => `Habría un hallazgo en ${plural(failing, 'mes', 'meses')}.`,
  unknown: (unknown: number) => `${plural(unknown, 'mes no se puede', 'meses no se pueden')} evaluar.`,
  unfit: (reason: string) => `No aplica. ${reason} Revisa el código: así no encontraría nada.`,
  everyone: 'Cada tercero la cumple',
  thirdParties: (count: number) => plural(count, 'tercero no la cumple', 'terceros no la cumplen'),
  more: (count: number) => `y ${count} más`,
};

const fieldWord: Readonly<Record<keyof Definition, string>> = {
  name: 'el nombre',
  severity: 'la severidad',
  expression: 'la expresión',
  message: 'el mensaje',
  isActive: 'el estado',
};
const list = new Intl.ListFormat('es', { type: 'conjunction' });

export const historyText = {
  title: 'Historial de cambios',
  action: { create: 'la creó', delete: 'la borró' } satisfies Partial<Record<CustomAction, string>>,
  on: 'la activó',
  off: 'la desactivó',
  changed: (fields: readonly (keyof Definition)[]) => `cambió ${list.format(fields.map((field) => fieldWord[field]))}`,
  and: (parts: readonly string[]) => list.format(parts),
  nothing: 'la guardó sin cambios',
  expressionBefore: 'Antes decía',
};
