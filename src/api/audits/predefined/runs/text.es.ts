/** What people read in the bell of a run. */
import { writeCount, writeList } from '#core/engine/fact-words.es.ts';

const values = (count: number) => writeCount(count, 'valor', 'valores');

/** Titles in one notification. */
const mostTitles = 3;

function about(titles: readonly string[]): string {
  const shown = titles.slice(0, mostTitles).map((title) => `«${title}»`);
  const rest = titles.length - shown.length;
  return writeList(rest === 0 ? shown : [...shown, writeCount(rest, 'validación más', 'validaciones más')]);
}

/** `undone`: the version that was taken back; null for a new one. */
export interface TellingOfRun {
  software: string;
  version: number;
  undone: number | null;
}

const what = ({ software, version, undone }: TellingOfRun) =>
  undone === null
    ? `Llegó la versión ${version} de la parametrización de ${software}`
    : `Se deshizo la versión ${undone} de la parametrización de ${software}`;

const choice = ({ undone }: TellingOfRun) => (undone === null ? ' Si la prefieres, usa «Conservar la anterior».' : '');

const signed = 'Las auditorías hechas y los meses firmados siguen con la suya.';

export const text = {
  one: (
    run: TellingOfRun,
    { name, changed, kept, titles }: { name: string; changed: number; kept: number; titles: readonly string[] },
  ) => {
    const own = kept === 0 ? '' : ` y conserva ${values(kept)} ${kept === 1 ? 'propio' : 'propios'}`;
    return `${what(run)}: a ${name} le cambia ${values(changed)} en ${about(titles)}${own}. ${signed}${choice(run)}`;
  },
  several: (
    run: TellingOfRun,
    { companies, keeping, titles }: { companies: number; keeping: number; titles: readonly string[] },
  ) => {
    const own = keeping === 0 ? '' : `; ${keeping === 1 ? '1 conserva' : `${keeping} conservan`} algo propio`;
    return `${what(run)}: cambia ${about(titles)} en ${companies} de tus empresas${own}. ${signed}${choice(run)}`;
  },
};
