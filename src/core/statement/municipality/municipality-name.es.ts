/**
 * The municipality that a name speaks of, among all of the country: of an account of industry and commerce, or of a third
 * party that is a treasury. Names that several departments have are told apart where the department is said too.
 */
import { lookUp } from '#core/dictionary/look-up.ts';
import { plainName } from '#core/identity/plain-name.ts';
import { listDepartments, municipality } from '#core/reference/people/departments.ts';

/** DIVIPOLA code; the plain name where several municipalities have it and nothing says which one. */
export type MunicipalityKey = string;

interface Named {
  words: readonly string[];
  codes: string[];
}

/** As people call those whose full name is longer. */
const SHORT: Readonly<Record<string, string>> = {
  '11001': 'BOGOTA',
  '13001': 'CARTAGENA',
  '19548': 'PIENDAMO',
  '25843': 'UBATE',
  '52835': 'TUMACO',
  '54001': 'CUCUTA',
  '70820': 'TOLU',
  '73443': 'MARIQUITA',
  '76001': 'CALI',
  '76111': 'BUGA',
};
/** Its treasury is known by its title alone. */
const BOGOTA = /\bSECRETARIA DISTRITAL DE HACIENDA\b/;
const VALLEY = 'VALLE DEL CAUCA';
/** A department has a treasury too, and no industry and commerce. */
const DEPARTMENT = /\bDEPARTAMENT|\bGOBERNACION/;

const departments = listDepartments();
const departmentNames = new Map(departments.map(({ code, name }) => [code, plainName(name)]));

const byName = new Map<string, Named>();
for (const { municipalities } of departments)
  for (const { code, name, type } of municipalities) {
    if (/^[ÁA]rea/.test(type)) continue;
    for (const written of [plainName(name), lookUp(SHORT, code) ?? []].flat()) {
      const known = byName.get(written);
      if (known) known.codes.push(code);
      else byName.set(written, { words: written.split(' '), codes: [code] });
    }
  }
const byFirstWord = Map.groupBy(
  [...byName.values()].sort((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0]!,
);

/** In a name: the longest municipality, the first of those. */
function longestIn(words: readonly string[]): Named | null {
  let found: Named | null = null;
  for (const [at, word] of words.entries()) {
    const here = byFirstWord.get(word)?.find((named) => named.words.every((one, index) => one === words[at + index]));
    if (here && here.words.length > (found?.words.length ?? 0)) found = here;
  }
  return found;
}

/** `plain`: normalised. Null where it names none. */
export function municipalityIn(plain: string): MunicipalityKey | null {
  if (DEPARTMENT.test(plain)) return null;
  const found = longestIn(plain.split(' '));
  if (found === null) return BOGOTA.test(plain) ? '11001' : null;
  return oneOf(found, plain);
}

/** That is the name of a municipality and of nothing else. */
export function municipalityNamed(plain: string): MunicipalityKey | null {
  const named = byName.get(plain.replace(/ D ?C$/, ''));
  return named === undefined ? null : oneOf(named, plain);
}

function oneOf({ words, codes }: Named, plain: string): MunicipalityKey {
  const name = words.join(' ');
  const rest = plain.replace(name, '');
  const said = codes.filter((code) => {
    const department = departmentNames.get(code.slice(0, 2))!;
    return rest.includes(department === VALLEY ? 'VALLE' : department);
  });
  const [only, second] = said.length > 0 ? said : codes;
  return only !== undefined && second === undefined ? only : name;
}

/** «Medellín»; with the department where others have the name; of a name alone, as the table writes it. */
export function municipalityLabel(key: MunicipalityKey): string {
  const named = municipality(key);
  if (named === null) return municipality(byName.get(key)?.codes[0] ?? '')?.name ?? key;
  const isShared = (byName.get(plainName(named.name))?.codes.length ?? 0) > 1;
  return isShared ? `${named.name} (${named.department})` : named.name;
}
