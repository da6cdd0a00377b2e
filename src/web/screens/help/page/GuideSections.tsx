/** The parts of a guide in their order, with what belongs in some of them. */
import type { ReactNode } from 'react';
import type { GuideSection } from '#api/guide/contract.ts';
import { Guide } from '../../../ui/guide/Guide.tsx';
import styles from './Page.module.css';
import { SectionHeading } from './SectionHeading.tsx';

interface GuideSectionsProps {
  sections: readonly GuideSection[];
  /** Id of the part that the address names. */
  marked: string;
  /** After the text of the part of that kind. */
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
