/** Type of a citation; the citations are in `legal-*.es.ts`, joined in `#core/legal-sources.es.ts`. */

export interface LegalSource {
  /** Name of the norm, Spanish. */
  readonly norm: string;
  /** Article, section or numeral; empty for the whole norm. */
  readonly article: string;
  /** Its content in one Spanish sentence. */
  readonly text: string;
}

/** Factory of citations of one norm. */
export function citing(norm: string): (article: string, text: string) => LegalSource {
  return (article, text) => ({ norm, article, text });
}
