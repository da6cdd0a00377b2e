/** Settings of a validation (accounts by account role, parameters), and when it is not evaluated. */
import type { ReactNode } from 'react';
import { guideSectionIds } from '#api/guide/calls.gen.ts';
import type { GuideValidationPage } from '#api/guide/contract.ts';
import { Lines, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
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
          <Lines as="dl" columns="minmax(200px, 5fr) minmax(0, 12fr)" tight above={8} ground="sheet">
            {roles.map(({ key, label, prefixes }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>
                  <CodeList codes={prefixes} />
                </dd>
              </div>
            ))}
          </Lines>
        </Part>
      )}
      {parameters.length > 0 && (
        <Part
          id={guideSectionIds.parameters}
          title={pageText.parameters}
          intro={pageText.parametersIntro}
          marked={marked}
        >
          <Lines as="dl" columns="minmax(200px, 5fr) minmax(0, 12fr)" tight above={8} ground="sheet">
            {parameters.map(({ key, label, help, values, isList }) => (
              <div key={key}>
                <dt>
                  {label}
                  {help && (
                    <Text as="p" tone="secondary">
                      {help}
                    </Text>
                  )}
                </dt>
                <dd>{isList ? <CodeList codes={values} /> : <Text weight="medium">{values.join()}</Text>}</dd>
              </div>
            ))}
          </Lines>
        </Part>
      )}
      {reasons.length > 0 && (
        <Part id={guideSectionIds.reasons} title={pageText.reasons} intro={pageText.reasonsIntro} marked={marked}>
          <Stack as="ul" gap={4} above={8} className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Stack>
        </Part>
      )}
    </>
  );
}

interface PartProps {
  id: string;
  title: string;
  intro: string;
  /** Id of the section in the URL. */
  marked: string;
  children: ReactNode;
}

function Part({ id, title, intro, marked, children }: PartProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHeading id={id} level={2} title={title} marked={id === marked} />
      <Text as="p" tone="secondary">
        {intro}
      </Text>
      {children}
    </section>
  );
}
