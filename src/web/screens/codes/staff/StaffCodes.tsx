/** Code page of staff: batches, and the codes of one or all. */
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useListAddress } from '../../../lists/use-list-address.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { viewOf } from '../codes-view.ts';
import { codesText, staffText } from '../text.es.ts';
import { BatchList } from './BatchList.tsx';
import { type Made, MadeCodes } from './MadeCodes.tsx';
import { MakeDrawer } from './MakeDrawer.tsx';
import styles from './Staff.module.css';
import { StaffCodeList } from './StaffCodeList.tsx';

export function StaffCodes() {
  const { search, change, clear } = useListAddress();
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const view = viewOf(search);
  const codes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The codes are below the batches, possibly out of view.
    if (view.batchId !== undefined) codes.current?.scrollIntoView({ block: 'nearest' });
  }, [view.batchId]);
  const make = (
    <Button type="primary" icon={<Icon of={Plus} />} onClick={() => setMaking(true)}>
      {staffText.make}
    </Button>
  );
  return (
    <>
      <PageHeader title={codesText.staffTitle} context={codesText.staffContext} actions={make} />
      <BatchList chosen={view.batchId} />
      <div ref={codes} className={styles.codes}>
        <StaffCodeList view={view} onChange={change} onClear={() => clear('buscar', 'estado')} />
      </div>
      <MakeDrawer
        open={making}
        onClose={() => setMaking(false)}
        onMade={(codes) => {
          setMaking(false);
          setMade(codes);
        }}
      />
      {made && <MadeCodes made={made} onClose={() => setMade(null)} />}
    </>
  );
}
