/** The norms of a validation: what each says, and which rules rest on it. */
import type { GuideSource } from '#api/guide/contract.ts';
import styles from './Page.module.css';

export function LegalSources({ sources }: { sources: readonly GuideSource[] }) {
  return (
    <ul className={styles.law}>
      {sources.map(({ key, norm, article, text, rules }) => (
        <li key={key}>
          <b>{[norm, article].filter(Boolean).join(', ')}</b>
          <div>
            <p>{text}</p>
            <span className={styles.citing}>
              {rules.map((code) => (
                <a key={code} href={`#${code.toLowerCase()}`}>
                  {code}
                </a>
              ))}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
