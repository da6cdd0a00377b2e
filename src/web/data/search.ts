/** Search as people type: without accents, case, dots or dashes, every word somewhere. */

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/(?<=\d)[.\-–](?=\d)/g, '');
}

/** Whether every word that was typed is in one of the texts. */
export function matches(typed: string, ...texts: readonly (string | undefined)[]): boolean {
  const hay = plain(texts.filter(Boolean).join(' '));
  return plain(typed)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}
