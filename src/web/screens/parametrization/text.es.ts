/** Texts of the parametrization. */
import type { SettingsAction } from '#api/audits/parametrization/contract.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import type { Period } from '#core/calendar/period.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import { formatMoment } from '../../dates.es.ts';
import type { TourStep } from '../../tours/tour-step.ts';
import type { MonthBar } from './preview/month-bars.ts';
import type { SuggestedGroup } from './suggestions/suggested-groups.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const suggestionText = {
  title: 'Cuentas que no tomamos por su código',
  help: 'Por su nombre, su saldo y sus terceros hacen otro papel. Confírmalo o corrígelo una vez: vale para todas las validaciones y queda en el historial.',
  sentence: ({ accounts, role, equivalent, isDoubtful }: SuggestedGroup) => {
    const codes = accounts.map(({ account }) => account);
    const shown = codes.length > 3 ? `${codes.slice(0, 3).join(', ')} y ${codes.length - 3} más` : codes.join(', ');
    const who = codes.length > 1 ? `Tus cuentas ${shown} parecen` : `Tu cuenta ${shown} parece`;
    return `${who} ${role}, como la ${equivalent} del PUC${isDoubtful ? '; no es claro, y lo que depende de ello no se evalúa' : ''}.`;
  },
  why: ({ accounts, why, percent }: SuggestedGroup) =>
    `${accounts[0]!.accountName}: ${why}. Confianza del ${percent}\u00a0%.`,
  others: (count: number) => (count === 1 ? 'Ver la otra' : `Ver las otras ${count}`),
  inChart: 'Confirmarlas en el plan de cuentas',
  accept: 'Es así',
  refuse: 'Su código es el correcto',
  correct: 'Es otra',
  other: 'Cuenta del PUC',
  save: 'Guardar',
  failed: 'No pudimos guardar. Inténtalo de nuevo.',
};

/** Facts of the profile in a word, after «falta». */
const profileShort: Record<keyof CompanyProfile, string> = {
  ciiu: 'CIIU',
  municipio: 'municipio',
  responsableIva: 'si IVA',
  periodoIva: 'periodo IVA',
  exonerado1141: '114-1',
  autorretenedorRenta: 'autorretención',
  agenteRetencion: 'si retiene',
  regimen: 'régimen',
  claseArl: 'ARL',
  grupoNiif: 'grupo NIIF',
};

/** Steps of the guided tour. */
export const editionTour: readonly TourStep[] = [
  {
    part: '[data-tour=validations]',
    title: 'Las validaciones',
    text: 'Cada una revisa un tema del balance. El signo dice cuáles tienen todo lo que necesitan y a cuáles les falta un dato.',
  },
  {
    part: '[data-tour=accounts] fieldset, [data-tour=accounts]:not(:has(fieldset))',
    title: 'Tus cuentas',
    text: 'Aquí dices qué cuentas de tu plan usa esta validación. Se escriben por código o por nombre; un código cubre todo lo que empieza por él.',
  },
  {
    part: '[data-tour=preview]',
    title: 'Lo que cambiaría',
    text: 'Mientras editas, calculamos qué hallazgos tendría tu último mes con estos cambios. Nada se guarda todavía.',
  },
  {
    part: '[data-tour=differences]',
    title: 'Lo que es tuyo',
    text: 'Lo que cambiaste frente a lo predefinido, con quién y cuándo lo hizo. Puedes deshacerlo o volver a lo predefinido.',
  },
];

export const wizardText = {
  title: 'Parametrización',
  chooseCompany: 'Elige una empresa en la parte de arriba para ver cómo se audita.',
  steps: 'Validaciones',
  step: 'Validación',
  customRules: 'Validaciones propias',
  changesOf: (count: number) => plural(count, 'cambio', 'cambios'),
  unsavedMark: 'sin guardar',
  problemMark: 'revisar',
  changed: (count: number) => (count === 0 ? 'sin cambios' : `${count} con cambios`),
  evaluated: (done: number, all: number) => `${done} de ${all}`,
  evaluatedBar: (done: number, all: number) => `${done} de ${all} validaciones tienen todo lo que necesitan`,
  state: {
    notApplicable: 'no aplica',
    failed: 'falló',
    months: 'faltan meses',
    thirdParties: 'faltan terceros',
    parameter: 'falta un dato',
    unevaluated: 'sin evaluar',
    profile: (field: keyof CompanyProfile) => `falta ${profileShort[field]}`,
  },
  unknownStep: 'No hay una validación con ese número. Elige una de la lista.',
  howItWorks: 'Todo sobre esta validación',
  example: 'Cómo se calcula, con un ejemplo',

  recovered: 'Recuperamos los cambios que no habías guardado.',
  conflict:
    'Alguien más guardó cambios en esta validación mientras la editabas. Ya están aquí, junto con los tuyos: revísalos y guarda de nuevo.',
  failed: 'No pudimos guardar. Inténtalo de nuevo.',
  saved: 'Cambios guardados',
  staleProblems: 'Esta validación cambió y ya no entiende una parte de lo que habías configurado:',

  unsaved: (count: number) => `Sin guardar: ${plural(count, 'cambio', 'cambios')}`,
  allSaved: 'Todo está guardado',
  discard: 'Descartar',
  save: 'Guardar',
  saveAndGo: 'Guardar y seguir',
  next: (title: string) => `Siguiente: ${title}`,
};

export const fieldText = {
  roles: 'Cuentas por función',
  rolesHelp:
    'Busca cuentas por código o nombre, elígelas en el árbol o escribe el comienzo de varias; con = delante, una cuenta sola. Gana la cuenta sola y luego el comienzo más largo.',
  parameters: 'Parámetros',
  noRoles: 'Esta validación no necesita que le digas qué cuentas usar.',
  rules: 'Reglas',
  rulesHelp:
    'Cada regla trae una severidad, que baja cuando el monto es menor. Puedes dar otra a todos sus hallazgos o apagarla; di por qué: queda en el historial y se muestra en la auditoría.',
  declared: (severity: string) => `Como viene (${severity.toLowerCase()})`,
  asDeclared: 'Como viene',
  predefined: (treatment: string) => `${treatment} · predefinido`,
  off: 'Apagada',
  treatmentOf: (label: string) => `Severidad de ${label}`,
  reason: 'Por qué: queda en el historial',
  reasonOf: (label: string) => `Por qué se cambia ${label}`,
  add: 'Agregar',
  addTo: (label: string) => `Agregar a ${label}`,
  remove: (value: string) => `Quitar ${value}`,
  word: 'Escribe y presiona Enter',
  accounts: (count: number) => plural(count, 'cuenta', 'cuentas'),
  noAccounts: 'ninguna cuenta',
  taken: (label: string) => `Cuentas de ${label}`,
  takenMore: (count: number) => `y ${count} más`,
  own: 'propio de esta empresa',
  yes: 'Sí',
  no: 'No',
  limits: (minimum: number | null, maximum: number | null) =>
    minimum !== null && maximum !== null
      ? `Entre ${minimum} y ${maximum}.`
      : minimum !== null
        ? `Desde ${minimum}.`
        : maximum !== null
          ? `Hasta ${maximum}.`
          : '',
  pairOne: 'Cuenta',
  pairOther: 'Le corresponde',
  pairsUsed: (all: number, used: number) => `${plural(all, 'pareja', 'parejas')}, usas ${used}`,
  month: 'Mes',
  monthExample: 'aaaa-mm',
  percent: 'Porcentaje',
  addRow: 'Agregar fila',
  removeRow: (row: number) => `Quitar la fila ${row}`,
};

/** Search of accounts. */
export const accountText = {
  search: 'Código o nombre',
  nothing: 'Ninguna cuenta de tu plan coincide. También puedes escribir el comienzo de un código.',
  like: 'Parecidas en tu plan',
  ownChart: 'Tu plan de cuentas',
  prefix: 'todas las que empiezan así',
  exact: 'solo esta cuenta',
  several: (codes: readonly string[]) => `Agregar ${codes.length}: ${codes.join(', ')}`,
};

/** Tree of accounts to choose from. */
export const treeText = {
  open: 'Elegir en el árbol',
  openFor: (label: string) => `Elegir en el árbol las cuentas de ${label}`,
  title: (label: string) => `Cuentas de ${label}`,
  help: 'Marca un título para tomar todo lo que empieza así, o una cuenta para tomarla sola. Flechas para moverte y abrir, espacio para marcar.',
  search: 'Buscar por código o nombre',
  tree: 'Plan de cuentas',
  elsewhere: 'la usa otra función',
  inside: 'ya incluida por su título',
  nothing: 'Ninguna cuenta de tu plan coincide.',
  empty: 'Cuando cargues un balance verás aquí sus cuentas.',
  chosen: (added: number, removed: number) =>
    added + removed === 0
      ? 'Sin cambios'
      : [
          ...(added > 0 ? [plural(added, 'se agrega', 'se agregan')] : []),
          ...(removed > 0 ? [plural(removed, 'se quita', 'se quitan')] : []),
        ].join(', '),
  apply: 'Usar estas cuentas',
  cancel: 'Cancelar',
  markShown: (count: number) => `Marcar las ${count} encontradas`,
};

/** Classes of depreciable assets. */
export const classText = {
  title: 'Parejas y tasas',
  help: 'Pasar del tope fiscal del E.T. art. 137 no es error: es una diferencia temporaria.',
  cost: 'Costo',
  accumulated: 'Acumulada',
  expense: 'Gasto',
  rate: 'Tasa anual',
  ceiling: 'Tope fiscal',
  life: 'Vida útil',
  of: (column: string, cost: string) => `${column} de ${cost}`,
  years: (years: number) =>
    `${String(Math.round(years * 10) / 10).replace('.', ',')} ${Math.round(years * 10) === 10 ? 'año' : 'años'}`,
  used: (all: number, used: number) => `${plural(all, 'clase', 'clases')}, usas ${used}`,
  seeAll: (all: number) => `Ver las ${all}`,
  seeUsed: 'Ver solo las que usas',
  add: 'Agregar clase',
  remove: (cost: string) => `Quitar la clase ${cost}`,
};

export const previewText = {
  title: 'Vista previa',
  trying: 'Probando…',
  would: (period: Period, count: number) => ({
    lead: `Con esta configuración, ${formatPeriod(period)} ${count === 0 ? 'no tendría' : 'tendría'} `,
    count: count === 0 ? 'hallazgos' : plural(count, 'hallazgo', 'hallazgos'),
  }),
  has: (period: Period, count: number) => ({
    lead: `Con lo guardado, ${formatPeriod(period)} ${count === 0 ? 'no tiene' : 'tiene'} `,
    count: count === 0 ? 'hallazgos' : plural(count, 'hallazgo', 'hallazgos'),
  }),
  today: (count: number) => (count === 0 ? 'Hoy no tiene.' : `Hoy tiene ${count}.`),
  resolved: 'ya no sale',
  appears: 'nuevo',
  was: (severity: string) => `antes ${severity.toLowerCase()}`,
  more: (count: number) => `y ${plural(count, 'hallazgo más', 'hallazgos más')}`,
  notEvaluated: 'Sin evaluar',
  absent: (accounts: readonly string[]) =>
    `Ningún balance cargado tiene ${accounts.length === 1 ? 'la cuenta' : 'las cuentas'} ${accounts.join(', ')}: ahí esta configuración no cambia nada. Revisa ${accounts.length === 1 ? 'el código' : 'los códigos'}.`,
  failed: 'No pudimos probar esta configuración.',
  invalid: 'Hay algo por corregir: mira los avisos junto a los campos.',
  needsBooks:
    'La vista previa dice lo que hay en los libros. Necesitas el permiso de ver auditorías para probar cambios con ellos.',
  noMonths: 'Cuando cargues un balance verás aquí qué hallazgos tendría con esta configuración.',
  load: 'Cargar un balance',
};

const countWords = (count: number | null) =>
  count === null ? 'sin evaluar' : count === 0 ? 'sin hallazgos' : plural(count, 'hallazgo', 'hallazgos');

export const monthsText = {
  findings: 'hallazgos de cada mes',
  withChanges: 'con estos cambios',
  withStored: 'configuración guardada',
  month: ({ period, count, stored }: MonthBar, isChanged: boolean) =>
    `${formatPeriod(period)}: ${countWords(count)}${isChanged && stored ? `; con lo guardado, ${countWords(stored.count)}` : ''}`,
  sentence: (bars: readonly MonthBar[], isChanged: boolean) =>
    `Hallazgos por mes. ${bars.map((bar) => monthsText.month(bar, isChanged)).join('. ')}`,
};

export const differenceText = {
  title: 'Distinto de lo predefinido',
  none: 'Todo está como lo trae Cuadre.',
  undo: 'Deshacer',
  undoOf: (label: string) => `Deshacer: ${label}`,
  history: 'Historial de cambios',
  historyOf: (title: string) => `Cambios de ${title}`,
  noHistory: 'Nadie ha cambiado esta validación.',
  restore: 'Volver a esto',
  restoreOf: (moment: string) => `Volver a esto: lo que había el ${moment}`,
  undoChange: 'Deshacer este cambio',
  undone: 'Cambio deshecho',
  nothingLeft: 'Quedó como lo trae Cuadre.',
  restored: 'Configuración recuperada',
};

/** The whole parametrization of a company. */
export const wholeText = {
  title: 'Toda la parametrización',
  fileName: 'Parametrizacion.xlsx',
  copy: 'Copiar a otras empresas',
  download: 'Descargar en Excel',
  import: 'Traer de un Excel',
  copyTitle: 'Copiar a otras empresas',
  copyHelp: 'Elige las empresas. Antes de copiar verás qué cambiaría en cada una; el cambio queda en su historial.',
  alone: 'No tienes otras empresas a las que copiarla.',
  seeChanges: 'Ver qué cambiaría',
  copyTo: (count: number) => `Copiar a ${plural(count, 'empresa', 'empresas')}`,
  copied: (count: number) => `Parametrización copiada a ${plural(count, 'empresa', 'empresas')}`,
  nothing: 'No cambia nada.',
  keepsElse: 'No cambia nada de la auditoría: solo observaciones, columnas o filas que guardamos como están.',
  importTitle: 'Traer de un Excel',
  importHelp:
    'Usa el Excel que descargas aquí. Una categoría con filas queda con esas filas; una sin filas queda como está. Si algo está mal no se trae nada.',
  importDrop: 'Suelta aquí la parametrización',
  toAudit: 'Ir a Auditoría',
  importButton: 'Traer estos cambios',
  imported: 'Parametrización traída del archivo',
};

/** A newer version of the predefined parametrization. */
export const predefinedText = {
  newer: (software: string, changes: number) =>
    changes === 0
      ? `Hay una parametrización predefinida más nueva para ${software}. A esta empresa no le cambia nada.`
      : `Hay una parametrización predefinida más nueva para ${software}, que a esta empresa le cambiaría ${plural(changes, 'valor', 'valores')}.`,
  see: 'Ver qué cambiaría',
  title: (software: string, version: number) => `Parametrización predefinida de ${software}, versión ${version}`,
  help: 'Lo que la empresa configuró por su cuenta no cambia. Lo que elijas vale desde la próxima auditoría; los meses firmados conservan la versión con la que se firmaron.',
  nothing: 'No cambia nada: lo que trae ya es lo que tiene la empresa.',
  choose: 'Usar esta versión',
  chosen: 'Esta empresa usa ahora la versión nueva',
};

const signed = (months: number) =>
  months === 0
    ? ''
    : ` ${months === 1 ? 'El mes firmado conserva' : `Los ${months} meses firmados conservan`} la versión con la que se ${months === 1 ? 'firmó' : 'firmaron'}.`;

/** A version of the predefined parametrization that was applied to every company of its package. */
export const appliedText = {
  applied: (software: string, at: string, { changed, kept }: { changed: number; kept: number }) => {
    const own = kept === 0 ? '' : ` y conserva ${plural(kept, 'valor propio', 'valores propios')}`;
    const what = changed === 0 ? 'no le cambió nada' : `le cambió ${plural(changed, 'valor', 'valores')}`;
    return `El ${formatMoment(at)} llegó otra versión de la parametrización predefinida de ${software}: a esta empresa ${what}${own}.`;
  },
  takenBack: (software: string, at: string, changed: number) =>
    `El ${formatMoment(at)} se deshizo una versión de la parametrización predefinida de ${software}: ${changed === 1 ? '1 valor de esta empresa volvió' : `${changed} valores de esta empresa volvieron`} a lo que había antes.`,
  see: 'Ver qué cambió',
  title: (software: string, version: number) => `Parametrización predefinida de ${software}, versión ${version}`,
  titleBack: (software: string) => `Parametrización predefinida de ${software}: versión deshecha`,
  help: (signedMonths: number) =>
    `Lo que la empresa configuró por su cuenta no cambia. Ninguna auditoría se repite: las hechas dicen que la parametrización cambió, y lo nuevo vale desde la próxima.${signed(signedMonths)}`,
  nothing: 'No cambió nada: todo lo que trae ya lo tenía la empresa como propio.',
  ownTitle: 'Lo propio que se queda',
  keep: 'Conservar la anterior',
  kept: 'Esta empresa conserva la versión anterior',
  accept: 'Entendido',
  accepted: 'La versión nueva queda en esta empresa',
};

/** Values that two people changed. */
export const mergeText = {
  declared: 'como viene',
};

export const actionWords: Record<SettingsAction, string> = {
  set: 'guardó',
  reset: 'volvió a lo predefinido:',
  restore: 'recuperó una configuración anterior:',
  copy: 'la copió de otra empresa:',
  import: 'la trajo de un archivo:',
};
