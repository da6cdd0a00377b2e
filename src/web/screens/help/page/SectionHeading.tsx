/** Heading with an anchor link. */
import { Link as LinkIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { pageText } from '../text.es.ts';
import styles from './Page.module.css';

interface SectionHeadingProps {
  id: string;
  level: number;
  title: string;
  /** Named in the URL. */
  marked: boolean;
  /** Replaces the plain title. */
  children?: ReactNode;
}

export function SectionHeading({ id, level, title, marked, children }: SectionHeadingProps) {
  const Heading = level > 2 ? 'h3' : 'h2';
  return (
    <Row gap={4} below={4} className={`${styles.heading} ${marked ? styles.marked : ''}`}>
      <Heading id={id}>{children ?? title}</Heading>
      <a href={`#${id}`} aria-label={pageText.linkTo(title)} className={styles.anchor}>
        <Icon of={LinkIcon} size={14} />
      </a>
    </Row>
  );
}
