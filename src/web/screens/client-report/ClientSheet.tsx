/** The two pages of the report for the client, on white paper in both themes. */
import type { CSSProperties, ReactNode } from 'react';
import { formatIdentity, formatNit } from '#core/identity/nit.ts';
import { sheetWords as words } from '#core/report/client-sheet.es.ts';
import type { ClientSheet as Sheet } from '#core/report/client-sheet-schema.ts';
import { Figure } from '../../ui/mark/Figure.tsx';
import styles from './ClientSheet.module.css';

interface ClientSheetProps {
  sheet: Sheet;
  /** Address of its picture. */
  logo: string | null;
  /** Null before it is sent. */
  code: string | null;
  /** Below what is needed. */
  action?: ReactNode;
  /** Level of its title in the page. */
  level: 1 | 2;
}

export function ClientSheet({ sheet, logo, code, action, level }: ClientSheetProps) {
  const { company, firm, needs } = sheet;
  const Title = level === 1 ? 'h1' : 'h2';
  const style = { '--firm': firm.colour } as CSSProperties;
  const foot = (page: number) => (
    <footer className={styles.foot}>
      <span>
        {company.name} <span className="n flush">{formatNit(company.nit, company.dv)}</span>
      </span>
      {code !== null && <span>{words.verify(code)}</span>}
      <span>{words.page(page, 2)}</span>
    </footer>
  );
  return (
    <div className={styles.sheet} data-theme="light" style={style}>
      <article className={styles.page}>
        <header className={styles.head}>
          <div className={styles.firm}>
            {logo !== null && <img src={logo} alt="" />}
            <div>
              <b>{firm.name === '' ? firm.signer : firm.name}</b>
              <span>{firm.tagline}</span>
            </div>
          </div>
          <div className={styles.of}>
            <Title tabIndex={-1}>{words.title(sheet)}</Title>
            <span>{company.name}</span>
            <span>{words.made(sheet)}</span>
          </div>
        </header>
        {sheet.greeting !== '' && <p className={styles.greeting}>{words.greeting(sheet)}</p>}
        <p className={styles.summary}>
          {words.summary(sheet).map(({ text, isStrong }) => (isStrong ? <b key={text}>{text}</b> : text))}
        </p>
        {needs.length > 0 && (
          <section>
            <h3>{words.needs(sheet)}</h3>
            <ol className={styles.needs}>
              {needs.map((need, at) => (
                <li key={`${need.words} ${need.subject} ${need.amount}`}>
                  <span className={styles.number}>{at + 1}</span>
                  <div>
                    <b>{need.words}</b> <span>{words.needNote(need)}</span>
                  </div>
                  <div className={styles.worth}>
                    {need.amount !== null && (
                      <b>
                        <Figure amount={need.amount} flush />
                      </b>
                    )}
                    <span>{words.until(need)}</span>
                  </div>
                </li>
              ))}
            </ol>
            {action}
          </section>
        )}
        <section>
          <h3>{words.found}</h3>
          {sheet.found.length === 0 ? (
            <p>{words.nothing}</p>
          ) : (
            <Found lines={sheet.found} name={words.atRisk} total={[words.totalAtRisk, sheet.atRisk]} />
          )}
          <p className={styles.note}>{words.risk(sheet)}</p>
        </section>
        {foot(1)}
      </article>
      <article className={styles.page}>
        {needs.map(
          (need, at) =>
            need.people.length + need.others > 1 && (
              <section key={`${need.words} ${need.subject} ${need.amount}`}>
                <h3>{words.list(at + 1, need)}</h3>
                <People need={need} />
              </section>
            ),
        )}
        {sheet.unexplained.length > 0 && (
          <section>
            <h3>{words.unexplained}</h3>
            <Found lines={sheet.unexplained} name={words.toExplain} total={[words.totalToExplain, sheet.toExplain]} />
          </section>
        )}
        <div className={styles.pair}>
          {sheet.corrected.length > 0 && (
            <section>
              <h3>{words.corrected}</h3>
              <ul>
                {sheet.corrected.map((one) => (
                  <li key={one.subject}>{words.correctedLine(one)}</li>
                ))}
              </ul>
            </section>
          )}
          {sheet.coming.length > 0 && (
            <section>
              <h3>{words.coming}</h3>
              <ul>
                {sheet.coming.map((one) => (
                  <li key={`${one.obligation} ${one.period}`}>
                    <b>{words.day(one.date)}</b> {words.comingLine(one)}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <p className={styles.signature}>
          <b>{firm.signer}</b>
          {[firm.signerTitle, firm.name, firm.contact].filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        {foot(2)}
      </article>
    </div>
  );
}

interface FoundProps {
  lines: Sheet['found'];
  name: string;
  total: [name: string, amount: string];
}

function Found({ lines, name, total }: FoundProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.subject}</th>
          <th scope="col">{name}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ subject, note, amount }) => (
          <tr key={subject}>
            <th scope="row">
              <b>{subject}</b>
              {note !== '' && <span>{note}</span>}
            </th>
            <td>
              <Figure amount={amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total[0]}</th>
          <td>
            <Figure amount={total[1]} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function People({ need: { people, others } }: { need: Sheet['needs'][number] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.third}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ nit, name, amount }) => (
          <tr key={`${nit} ${name}`}>
            <th scope="row">
              <b>{name}</b>
              <span className="n flush">{nit === '' ? '' : formatIdentity(nit)}</span>
            </th>
            <td>{amount !== null && <Figure amount={amount} />}</td>
          </tr>
        ))}
        {others > 0 && (
          <tr>
            <th scope="row">
              <span>{words.others(others)}</span>
            </th>
            <td />
          </tr>
        )}
      </tbody>
    </table>
  );
}
