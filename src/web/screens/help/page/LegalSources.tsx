/** Norms of a validation: content, and the rules based on them. */
import type { GuideSource } from '#api/guide/contract.ts';
import { Lines, Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './Page.module.css';

export function LegalSources({ sources }: { sources: readonly GuideSource[] }) {
  return (
    <Lines columns="minmax(200px, 5fr) minmax(0, 12fr)" tight above={12} ground="sheet">
      {sources.map(({ key, norm, article, text, rules }) => (
        <li key={key}>
          <Text weight="medium">{[norm, article].filter(Boolean).join(', ')}</Text>
          <div>
            <Text as="p" tone="secondary">
              {text}
            </Text>
            <Row as="span" wrap className={styles.citing}>
              {rules.map((code) => (
                <a key={code} href={`#${code.toLowerCase()}`}>
                  {code}
                </a>
              ))}
            </Row>
          </div>
        </li>
      ))}
    </Lines>
  );
}
