/** Terms of use, printable. */

import { Printer } from 'lucide-react';
import { termsDate, termsSections, termsTitle } from '#core/product/terms.es.ts';
import { termsVersion } from '#core/product/terms.ts';
import { useTermsVersion } from '../../data/access/terms.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Columns } from '../../ui/layout/Layout.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import nav from '../../ui/nav/Nav.module.css';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PublicPage } from '../../ui/page/PublicPage.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import styles from './Screen.module.css';
import { termsText } from './text.es.ts';

export function Terms() {
  const inForce = useTermsVersion();
  return (
    <PublicPage>
      {inForce !== undefined && inForce !== termsVersion && (
        <Notice action={<Button onClick={() => location.reload()}>{termsText.reload}</Button>}>
          {termsText.newer(inForce)}
        </Notice>
      )}
      <PageHeader
        title={termsTitle}
        context={termsText.version(termsVersion, termsDate)}
        actions={
          <Button className={styles.print} icon={<Icon of={Printer} />} onClick={() => print()}>
            {termsText.print}
          </Button>
        }
      />
      <Columns of="240px minmax(0, 64ch)" gap={48} until="tablet" className={styles.columns}>
        <nav className={`${nav.contents} ${styles.contents}`} aria-label={termsText.contents}>
          <ol>
            {termsSections.map(({ title }, index) => (
              <li key={title}>
                <a href={`#${index + 1}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <ol className={styles.sections}>
          {termsSections.map(({ title, content }, index) => (
            <li key={title} id={String(index + 1)}>
              <h2>
                {index + 1}. {title}
              </h2>
              {content.map((part) =>
                typeof part === 'string' ? (
                  <p key={part}>{part}</p>
                ) : (
                  <ul key={part[0]}>
                    {part.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                ),
              )}
            </li>
          ))}
        </ol>
      </Columns>
    </PublicPage>
  );
}
