/** Lists that a NIT is in: only a fictitious supplier stands out. */
import type { LookedUp } from '#api/audits/nit-lookups/contract.ts';
import { lookUpWords, memberName } from '#core/reference/dian/dian-words.es.ts';
import { Chip } from '../../ui/control/Chip.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { SeverityIcon } from '../../ui/mark/SeverityMark.tsx';
import styles from './Screen.module.css';

export function Memberships({ of }: { of: LookedUp['memberships'] }) {
  if (of.length === 0) return <span className="mut">{lookUpWords.unlisted}</span>;
  return (
    <Row as="ul" wrap gap={4}>
      {of.map(({ list, state }) => {
        const isBad = list === 'ficticios' && state !== 'ended';
        return (
          <Chip key={list} small className={isBad ? styles.bad : undefined}>
            {isBad && <SeverityIcon mark="critica" />}
            {memberName[list]}
          </Chip>
        );
      })}
    </Row>
  );
}
