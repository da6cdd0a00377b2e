/** Texts of the runs of predefined parametrizations. */
import type { PredefinedRun, RunResult } from '#api/audits/predefined/runs/contract.ts';
import { formatClock, formatDay } from '../../dates.es.ts';

const versionName = (version: number) => (version === 0 ? 'la que trae Cuadre' : `la versión ${version}`);

/** Of both views. */
export const words = {
  company: 'Empresa',
  when: 'Cuándo',
  changed: 'Valores que cambian',
  kept: 'Valores propios que se quedan',
  held: 'Versión que tiene',
  at: (iso: string) => `${formatDay(iso)}, ${formatClock(new Date(iso))}`,
  clashing: (count: number) =>
    `En ${count === 1 ? '1 validación' : `${count} validaciones`} lo propio ya no encaja: revisa Cuentas y parámetros.`,
};

export const ownText = {
  title: 'Parametrización predefinida de tus empresas',
  context:
    'Lo que cambió la última versión de su software. Lo que cada empresa configuró por su cuenta se queda; ninguna auditoría se repite, y los meses firmados conservan la versión con la que se firmaron.',
  empty: 'Ninguna de tus empresas ha cambiado por una versión nueva de su software. Cuando pase, aquí verás cuáles.',
  follows: (version: number, isNew: boolean) =>
    isNew ? `La nueva, ${versionName(version)}` : `La de antes, ${versionName(version)}: la nueva se deshizo`,
  keeps: (version: number) => `Conserva ${versionName(version)}`,
  which: 'Ver cuáles',
  whichOf: (company: string) => `Ver cuáles cambian en ${company}`,
  keep: 'Conservar la anterior',
  keepOf: (company: string) => `Conservar la anterior en ${company}`,
  kept: (company: string) => `${company} conserva la versión anterior`,
  take: 'Usar la nueva',
  takeOf: (company: string) => `Usar la nueva en ${company}`,
  taken: (company: string) => `${company} usa la versión nueva`,
};

export const runsText = {
  title: 'Cargas de parametrización predefinida',
  context:
    'Cada carga se aplica a todas las empresas de su software. La última se puede deshacer: cada empresa vuelve a la versión que tenía.',
  empty: 'Todavía no se ha cargado ninguna. Se cargan en Plan Cuentas, en el menú.',
  run: 'Carga',
  companies: 'Empresas',
  changed: 'Les cambia algo',
  keeping: 'Conservan algo',
  name: ({ software, kind, version, undoneVersion }: PredefinedRun) =>
    kind === 'load'
      ? `${software.name}, versión ${version}`
      : `${software.name}: se deshizo la versión ${undoneVersion}`,
  source: ({ fileName, madeBy, isUndone }: PredefinedRun) =>
    [fileName, madeBy, ...(isUndone ? ['deshecha'] : [])].filter((part) => part !== null).join(' · '),
  undo: 'Deshacer',
  undoOf: ({ software, version }: PredefinedRun) => `Deshacer la versión ${version} de ${software.name}`,
  undoDetail:
    'Cada empresa vuelve a la versión que tenía antes y conserva lo que configuró por su cuenta. Avisamos a su gente en la campana. La versión deshecha no se vuelve a ofrecer.',
  undoYes: 'Sí, deshacer',
  no: 'No',
  undone: ({ software, version }: PredefinedRun) => `Se deshizo la versión ${version} de ${software.name}`,
};

export const resultsText = {
  title: (run: string) => `Resultado por empresa: ${run}`,
  search: 'Empresa, NIT o suscriptor',
  empty: 'Ninguna empresa usaba este software.',
  nothing: 'Ninguna empresa coincide. Prueba con otra palabra.',
  about: (nit: string, subscriber: string) => `NIT ${nit} · ${subscriber}`,
  versions: 'Versiones',
  fromTo: (from: number, version: number) => (from === version ? `${version}` : `${from} → ${version}`),
  result: 'Resultado',
  said: ({ changed, kept, keepsVersion }: RunResult) => {
    if (keepsVersion) return 'Conserva su versión: así lo eligió';
    if (changed > 0) return kept > 0 ? 'Cambió y conserva lo propio' : 'Cambió';
    return kept > 0 ? 'Igual: todo era propio' : 'Igual';
  },
  since: (held: number) => `Ahora tiene ${versionName(held)}`,
};
