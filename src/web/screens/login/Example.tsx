/** Sample balance lines with one finding. */
import { pesos } from '#core/money/money.ts';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Figure } from '../../ui/mark/Figure.tsx';
import { SeverityIcon } from '../../ui/mark/SeverityMark.tsx';
import tables from '../../ui/table/Table.module.css';
import { severityWord } from '../../ui/text.es.ts';
import styles from './Example.module.css';
import { exampleRows, exampleText } from './text.es.ts';

const total = (side: 'debit' | 'credit') => pesos(exampleRows.reduce((sum, row) => sum + row[side], 0));

export function Example() {
  return (
    <section className={styles.right} aria-label={exampleText.label}>
      <div className={styles.content}>
        <Text as="p" tone="secondary" size="title" below={20}>
          {exampleText.promise}
        </Text>
        <Ledger />
        <Row as="p" gap={12} align="top" above={16} className={styles.finding}>
          <SeverityIcon mark="critica" />
          <span>
            <b>{severityWord.critica}.</b> {exampleText.finding} <span className="mut">{exampleText.law}</span>
          </span>
        </Row>
      </div>
    </section>
  );
}

function Ledger() {
  return (
    <Stack ground="sheet" gap={0} className={styles.ledger}>
      <Row as="p" justify="between" inset ruled="below" id="example-caption">
        <b>{exampleText.caption}</b>
        <span className="mut">{exampleText.captionNote}</span>
      </Row>
      <table className={tables.table} aria-labelledby="example-caption">
        <thead>
          <tr>
            <th scope="col">{exampleText.account}</th>
            <th scope="col" className={tables.num}>
              {exampleText.debit}
            </th>
            <th scope="col" className={tables.num}>
              {exampleText.credit}
            </th>
          </tr>
        </thead>
        <tbody>
          {exampleRows.map(({ code, name, debit, credit, hit }) => (
            <tr key={code} className={hit ? styles.hit : undefined}>
              <th scope="row">
                <span className="n flush">{code}</span> {name}
              </th>
              <td className={tables.num}>
                <Figure amount={pesos(debit)} />
              </td>
              <td className={tables.num}>
                <Figure amount={pesos(credit)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{exampleText.sum}</th>
            <td className={tables.num}>
              <Figure amount={total('debit')} />
            </td>
            <td className={tables.num}>
              <Figure amount={total('credit')} />
            </td>
          </tr>
        </tfoot>
      </table>
    </Stack>
  );
}
