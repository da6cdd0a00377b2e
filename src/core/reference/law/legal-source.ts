/** The form of a citation; the citations themselves are in `legal-*.es.ts`, joined in `#core/legal-sources.es.ts`. */

export interface LegalSource {
  /** Name of the norm, Spanish. */
  readonly norm: string;
  /** Article, section or numeral; empty when the whole norm is meant. */
  readonly article: string;
  /** One Spanish sentence of what it says. */
  readonly text: string;
}

/** Writer of citations of one norm. */
export function citing(norm: string): (article: string, text: string) => LegalSource {
  return (article, text) => ({ norm, article, text });
}
