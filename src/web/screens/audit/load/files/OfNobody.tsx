/** What may be done with the books of a company that the user does not have. */
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Inspection } from '#api/balances/trial-balances/contract.ts';
import { formatNit } from '#core/identity/nit.ts';
import { Button } from '../../../../ui/control/Button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog/ConfirmDialog.tsx';
import { Icon } from '../../../../ui/mark/Icon.tsx';
import { Menu } from '../../../../ui/overlay/Menu.tsx';
import { createPath } from '../create-path.ts';
import { loadText } from '../text.es.ts';
import type { StoreAnswer } from '../use-store-file.ts';
import type { FileProps } from './file-table-props.ts';

interface OfNobodyProps extends FileProps {
  inspection: Inspection;
  /** Its month is to be chosen. */
  missing: boolean;
  answer: StoreAnswer;
}

/** Storing them in another company is never beside the usual answers, and is confirmed. */
export function OfNobody({ file, company, loading, inspection, missing, answer }: OfNobodyProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { name, nit, dv } = inspection.company;
  const found = [name, nit === null ? null : formatNit(nit, dv)].filter(Boolean).join(', ');
  return (
    <>
      {/* In a new tab: the other files of the drop stay here. */}
      <Link to={createPath(inspection.company)} target="_blank" aria-label={loadText.createCompanyOf(file.name)}>
        {loadText.createCompany}
      </Link>
      <Menu
        side="end"
        trigger={
          <Button
            type="text"
            size="small"
            disabled={missing}
            icon={<Icon of={Ellipsis} />}
            aria-label={loadText.moreOf(file.name)}
          />
        }
        items={[{ key: 'here', label: loadText.saveHere }]}
        onChoose={() => setIsAsked(true)}
      />
      <ConfirmDialog
        open={isAsked}
        title={loadText.saveHere}
        okText={loadText.confirmYes}
        cancelText={loadText.confirmNo}
        pending={false}
        onCancel={() => setIsAsked(false)}
        onOk={() => {
          setIsAsked(false);
          void loading.store([file], { ...answer, confirmCompany: true });
        }}
      >
        {loadText.confirmHere(found, company.attributes.comp_business_name)}
      </ConfirmDialog>
    </>
  );
}
