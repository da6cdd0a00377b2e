/** Text search: ignores accents, case, dots and dashes; every word must occur. */

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/(?<=\d)[.\-–](?=\d)/g, '');
}

/** Whether every typed word occurs in one of the texts. */
export function matches(typed: string, ...texts: readonly (string | undefined)[]): boolean {
  const hay = plain(texts.filter(Boolean).join(' '));
  return plain(typed)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}
