/** Validations in run order with purpose and severities. */
import { Link } from 'react-router';
import type { GuideValidation } from '#api/guide/contract.ts';
import { validationHelpPath } from '../../../data/routes/help-route.ts';
import { Lines, Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { SeverityIcon } from '../../../ui/mark/SeverityMark.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { severityWord } from '../../../ui/text.es.ts';
import { indexText } from '../text.es.ts';
import { severityTally } from './group-rules.ts';
import styles from './Index.module.css';

export function ValidationList({ validations }: { validations: readonly GuideValidation[] }) {
  return (
    <Panel label={indexText.validations} flush>
      <Lines as="ol" columns="minmax(0, 1fr) 220px" leads>
        {validations.map((validation) => (
          <li key={validation.key}>
            <div>
              <Link to={validationHelpPath(validation.key)}>{validation.title}</Link>
              <Text as="p" tone="secondary">
                {validation.summary}
              </Text>
            </div>
            <Row wrap gap={12} className={styles.tally}>
              <span className="mut">{indexText.rules(validation.rules.length)}</span>
              <Row as="ul" gap={12}>
                {severityTally(validation).map(({ severity, count }) => (
                  <Row as="li" gap={4} key={severity} title={severityWord[severity]}>
                    <SeverityIcon mark={severity} />
                    <span aria-hidden="true">{count}</span>
                    <span className="sr">{indexText.tally(count, severityWord[severity])}</span>
                  </Row>
                ))}
              </Row>
            </Row>
          </li>
        ))}
      </Lines>
    </Panel>
  );
}
