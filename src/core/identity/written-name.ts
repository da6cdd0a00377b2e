/**
 * Names that people write: of persons, companies, roles, tokens, files. What is stored and shown has no characters that
 * are not seen, or that make a text read otherwise than it is.
 */

/** Line breaks and other control characters. */
const controls = /[\p{Cc}\u2028\u2029]+/gu;

/** Bidirectional controls, zero-width characters, fillers, tags, private and unassigned characters, lone surrogates. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cn}\p{Cs}]+/gu;

/** Letters, digits and marks of Latin alphabets, all of them seen: the classes of Unicode take long to compile. */
const PLAIN = /^[ -~\u00a1-\u00ac\u00ae-\u017f]*$/;

/** Without what is not seen, in one line; spaces as they are. For texts of ours that hold names. */
export function withoutUnseen(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replaceAll(controls, ' ').replaceAll(unseen, '');
}

/** A name as it is stored: composed letters (NFC), single spaces, at most two accents on a letter. May be empty. */
export function cleanName(name: string): string {
  return withoutUnseen(name.normalize('NFC'))
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** A path of an archive, each part cleaned as a name. */
export function cleanPath(path: string): string {
  return path.split('/').map(cleanName).join('/');
}

/** Letters of other alphabets, and digits, that look like Latin letters: each with what it is read as. */
const LOOK_ALIKES =
  'аa вb сc ԁd еe һh нh іl їl ӏl јj кk мm оo рp ԛq гr ѕs тt уy ѵv ԝw хx ьb ғf ' +
  'αa βb δd εe γy ηh ιl κk λl μm νn οo ρp σo τt υy χx ωw ζz ɑa ɡg ıl łl øo đd ħh il 0o 1l';

let read: ReadonlyMap<string, string> | undefined;

/** Read when first asked: few commands compare names so. */
function lookAlikes(): ReadonlyMap<string, string> {
  read ??= new Map(LOOK_ALIKES.split(' ').map(([from = '', to = '']) => [from, to]));
  return read;
}

/**
 * What a reader takes a name for: two names with the same skeleton cannot be told apart at a glance. Case, accents,
 * spaces and punctuation do not count.
 */
export function nameSkeleton(name: string): string {
  const letters = [...cleanName(name).normalize('NFKD').toLowerCase()]
    .filter((letter) => /[\p{L}\p{N}|]/u.test(letter))
    .map((letter) => (letter === '|' ? 'l' : (lookAlikes().get(letter) ?? letter)))
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
  return letters || cleanName(name).toLowerCase();
}

/** An address of a page or of mail, or what a mail program would make a link of: `evil.com`, `www.`, `10.0.0.1`. */
const address =
  /:\/\/|[^\s@]@[^\s@]|\bwww\b|[\p{L}\p{N}][\p{L}\p{N}-]+[.．。｡][a-z]{2,}(?![\p{L}\p{N}])|\d+(\.\d+){3}/iu;

/** Whether a name holds an address: names of persons go into mails to others. */
export function holdsAddress(name: string): boolean {
  return address.test(name.normalize('NFKC'));
}
