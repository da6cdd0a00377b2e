/** Search of plain words, before patterns that cannot match without one of them: compiling a pattern costs far more. */

/** Whether the text holds one of some words in lower case without accents, on their own or within others. */
export type Mentions = (words: readonly string[]) => boolean;

export function mentionsOf(text: string): Mentions {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return (words) => words.some((word) => plain.includes(word));
}
