/** What a company may set of a validation (accounts by role, parameters), and when it is not evaluated. */
import type { ReactNode } from 'react';
import { guideSectionIds } from '#api/guide/calls.gen.ts';
import type { GuideValidationPage } from '#api/guide/contract.ts';
import { pageText } from '../text.es.ts';
import { CodeList } from './CodeList.tsx';
import styles from './Page.module.css';
import { SectionHeading } from './SectionHeading.tsx';

export function Settings({ page, marked }: { page: GuideValidationPage; marked: string }) {
  const { roles, parameters, reasons } = page;
  return (
    <>
      {roles.length > 0 && (
        <Part id={guideSectionIds.roles} title={pageText.roles} intro={pageText.rolesIntro} marked={marked}>
          <dl className={styles.settings}>
            {roles.map(({ key, label, prefixes }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>
                  <CodeList codes={prefixes} />
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {parameters.length > 0 && (
        <Part
          id={guideSectionIds.parameters}
          title={pageText.parameters}
          intro={pageText.parametersIntro}
          marked={marked}
        >
          <dl className={styles.settings}>
            {parameters.map(({ key, label, help, values, isList }) => (
              <div key={key}>
                <dt>
                  {label}
                  {help && <p>{help}</p>}
                </dt>
                <dd>{isList ? <CodeList codes={values} /> : <b>{values.join()}</b>}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {reasons.length > 0 && (
        <Part id={guideSectionIds.reasons} title={pageText.reasons} intro={pageText.reasonsIntro} marked={marked}>
          <ul className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

interface PartProps {
  id: string;
  title: string;
  intro: string;
  /** Id of the part that the address names. */
  marked: string;
  children: ReactNode;
}

function Part({ id, title, intro, marked, children }: PartProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHeading id={id} level={2} title={title} marked={id === marked} />
      <p className={styles.intro}>{intro}</p>
      {children}
    </section>
  );
}
