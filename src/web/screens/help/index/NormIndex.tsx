/** Index of norms: articles, their content and the citing rules. */
import { Link } from 'react-router';
import type { GuideValidation } from '#api/guide/contract.ts';
import { normAnchor, validationHelpPath } from '../../../data/routes/help-route.ts';
import { Columns, Lines, Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import nav from '../../../ui/nav/Nav.module.css';
import { Panel, PanelHead } from '../../../ui/page/Panel.tsx';
import { termId } from '../help-paths.ts';
import { indexText } from '../text.es.ts';
import { useSectionOfAddress } from '../use-section-of-address.ts';
import { groupByNorm } from './group-rules.ts';
import styles from './Index.module.css';

export function NormIndex({ validations }: { validations: readonly GuideValidation[] }) {
  const norms = groupByNorm(validations);
  const marked = useSectionOfAddress(true);
  return (
    <Columns of="232px minmax(0, 1fr)" gap={24} until="tablet">
      <nav aria-label={indexText.norms} className={`${nav.contents} ${styles.jumps}`}>
        <ul className={styles.jump}>
          {norms.map(({ norm, sources }) => (
            <li key={norm}>
              <a href={`#${termId(norm)}`}>{norm}</a> <span className="mut">{sources.length}</span>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {norms.map(({ norm, sources }) => (
          <Panel key={norm} label={norm} flush>
            <PanelHead id={termId(norm)} title={norm} />
            <Lines columns="148px minmax(0, 1fr) minmax(120px, 220px)" tight className={styles.sources}>
              {sources.map(({ key, article, text, url, rules }) => (
                <li key={key} id={normAnchor(key)} className={normAnchor(key) === marked ? styles.marked : undefined}>
                  <Text as="b" weight="medium" overflow="breaks">
                    {article || indexText.wholeNorm}
                  </Text>
                  <Text as="p" tone="secondary">
                    {text}{' '}
                    {url !== null && (
                      <a href={url} target="_blank" rel="noreferrer">
                        {indexText.officialText}
                        <span className="sr"> {[norm, article].filter(Boolean).join(', ')}</span>
                      </a>
                    )}
                  </Text>
                  <Row as="ul" wrap gap={8} className={styles.citing} aria-label={indexText.citing}>
                    {rules.map(({ code, title, validation }) => (
                      <li key={code}>
                        <Link to={validationHelpPath(validation.key, code)} title={title}>
                          {code}
                        </Link>
                      </li>
                    ))}
                  </Row>
                </li>
              ))}
            </Lines>
          </Panel>
        ))}
      </div>
    </Columns>
  );
}
