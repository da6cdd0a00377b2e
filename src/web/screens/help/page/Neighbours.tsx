/** Previous and next validation in run order. */

import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { GuideValidation } from '#api/guide/contract.ts';
import { validationHelpPath } from '../../../data/routes/help-route.ts';
import { Columns } from '../../../ui/layout/Layout.tsx';
import { Second } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import nav from '../../../ui/nav/Nav.module.css';
import { pageText } from '../text.es.ts';
import styles from './Page.module.css';

export function Neighbours({ all, current }: { all: readonly GuideValidation[]; current: string }) {
  const at = all.findIndex(({ key }) => key === current);
  const [before, after] = [all[at - 1], all[at + 1]];
  return (
    <Columns as="nav" of="1fr 1fr" aria-label={pageText.neighbours} className={styles.neighbours}>
      {before && (
        <Link to={validationHelpPath(before.key)} className={nav.card}>
          <Icon of={ArrowLeft} />
          <span>
            <Second as="span">{pageText.previous}</Second>
            {before.title}
          </span>
        </Link>
      )}
      {after && (
        <Link to={validationHelpPath(after.key)} className={`${nav.card} ${styles.after}`}>
          <span>
            <Second as="span">{pageText.next}</Second>
            {after.title}
          </span>
          <Icon of={ArrowRight} />
        </Link>
      )}
    </Columns>
  );
}
