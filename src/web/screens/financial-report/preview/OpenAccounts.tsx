/** Accounts of taxes and results that no item holds, each with the item that it may belong to. */
import { useState } from 'react';
import { Link } from 'react-router';
import { chartAccountPath } from '../../../data/routes/company-route.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Lines, Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { assign } from '../edit-assignments.ts';
import type { PartProps } from '../part-props.ts';
import styles from '../Report.module.css';
import { openAccounts } from '../report-month.ts';
import { previewText } from '../text.es.ts';

const FEW = 5;

export function OpenAccounts({ company, form, month, readOnly }: PartProps) {
  const [isWhole, setWhole] = useState(false);
  // What the company took out of an item may go back to it.
  const open = openAccounts(month.accounts, form.assignments).map((account) => ({
    ...account,
    item: account.suggested ?? account.byDefault,
  }));
  if (open.length === 0) return null;
  const more = open.length > FEW && (
    <Button type="inline" onClick={() => setWhole(!isWhole)}>
      {isWhole ? previewText.fewer : previewText.all}
    </Button>
  );
  return (
    <Panel
      title={<span className={styles.nobody}>{previewText.open}</span>}
      note={previewText.openCount(open.length)}
      actions={more}
      flush
    >
      <Lines tight>
        {open.slice(0, isWhole ? undefined : FEW).map(({ code, name, closing, item }) => (
          <Row as="li" key={code} align="top" justify="between">
            <Text as="div" overflow="breaks">
              <Link to={chartAccountPath(company, code)} className={styles.open}>
                {code} {name}
              </Link>
              <p>
                {item === null || readOnly ? (
                  <span className="mut small">{previewText.noSuggestion}</span>
                ) : (
                  <Button
                    size="small"
                    className={styles.suggested}
                    onClick={() => form.edit(assign(form.assignments, month.accounts, code, item))}
                  >
                    {previewText.suggest(item)}
                  </Button>
                )}
              </p>
            </Text>
            <Figure amount={closing} />
          </Row>
        ))}
      </Lines>
    </Panel>
  );
}
