/**
 * A sentence that ends in a name with its own full stop: `…de Ferretería S.A.S..` ends once. Three stops stay, and what is no
 * end of a sentence.
 */
export function endsOnce(text: string): string {
  return text.replaceAll(/(?<=\p{L})\.\.(?=\s|$)/gu, '.');
}
