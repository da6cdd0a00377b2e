/** What the product does, shown on a few lines of a balance with one finding. */
import { pesos } from '#core/money/money.ts';
import { Figure } from '../../ui/mark/Figure.tsx';
import { SeverityIcon } from '../../ui/mark/SeverityMark.tsx';
import { severityWord } from '../../ui/text.es.ts';
import styles from './Example.module.css';
import { exampleRows, exampleText } from './text.es.ts';

const total = (side: 'debit' | 'credit') => pesos(exampleRows.reduce((sum, row) => sum + row[side], 0));

export function Example() {
  return (
    <section className={styles.right} aria-label={exampleText.label}>
      <div className={styles.content}>
        <p className={styles.promise}>{exampleText.promise}</p>
        <Ledger />
        <p className={styles.finding}>
          <SeverityIcon mark="critica" />
          <span>
            <b>{severityWord.critica}.</b> {exampleText.finding} <span className="mut">{exampleText.law}</span>
          </span>
        </p>
      </div>
    </section>
  );
}

function Ledger() {
  return (
    <div className={styles.ledger}>
      <p className={styles.caption} id="example-caption">
        <b>{exampleText.caption}</b>
        <span className="mut">{exampleText.captionNote}</span>
      </p>
      <table aria-labelledby="example-caption">
        <thead>
          <tr>
            <th scope="col">{exampleText.account}</th>
            <th scope="col">{exampleText.debit}</th>
            <th scope="col">{exampleText.credit}</th>
          </tr>
        </thead>
        <tbody>
          {exampleRows.map(({ code, name, debit, credit, hit }) => (
            <tr key={code} className={hit ? styles.hit : undefined}>
              <th scope="row">
                <span className="n flush">{code}</span> {name}
              </th>
              <td>
                <Figure amount={pesos(debit)} />
              </td>
              <td>
                <Figure amount={pesos(credit)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{exampleText.sum}</th>
            <td>
              <Figure amount={total('debit')} />
            </td>
            <td>
              <Figure amount={total('credit')} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
