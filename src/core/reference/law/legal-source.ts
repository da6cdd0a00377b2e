/** Type of a citation; the citations are in `legal-*.es.ts`, joined in `#core/legal-sources.es.ts`. */

import { type NormKey, norms } from './norms.es.ts';

export interface LegalSource {
  /** Name of the norm, Spanish. */
  readonly norm: string;
  /** The same as accountants abbreviate it: `E.T.`. */
  readonly short: string;
  /** Article, section or numeral; empty for the whole norm. */
  readonly article: string;
  /** Its content in one Spanish sentence. */
  readonly text: string;
  /** Its official text, at the article where the site has an address for it; null where none is known. */
  readonly url: string | null;
}

/** Factory of citations of one norm. */
export function citing(key: NormKey): (article: string, text: string) => LegalSource {
  const { name: norm, short, url, hasArticles } = norms[key];
  return (article, text) => {
    const number = hasArticles ? /^art\. ([\d.-]*\d)/.exec(article)?.[1] : undefined;
    return { norm, short, article, text, url: url && number !== undefined ? `${url}#${number}` : url };
  };
}
