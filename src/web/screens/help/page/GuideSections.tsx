/** Sections of a guide in order, with inserted parts. */
import type { ReactNode } from 'react';
import type { GuideSection } from '#api/guide/contract.ts';
import { Guide } from '../../../ui/guide/Guide.tsx';
import styles from './Page.module.css';
import { SectionHeading } from './SectionHeading.tsx';

interface GuideSectionsProps {
  sections: readonly GuideSection[];
  /** Id of the section in the URL. */
  marked: string;
  /** Content after the section of that kind. */
  parts?: Readonly<Partial<Record<GuideSection['kind'], ReactNode>>>;
}

export function GuideSections({ sections, marked, parts = {} }: GuideSectionsProps) {
  return sections.map(({ id, level, title, kind, content }) => (
    <section
      key={id}
      className={level > 2 ? styles.subsection : styles.section}
      aria-labelledby={title ? id : undefined}
    >
      {title && <SectionHeading id={id} level={level} title={title} marked={id === marked} />}
      {content.length > 0 && <Guide content={content} />}
      {parts[kind]}
    </section>
  ));
}
