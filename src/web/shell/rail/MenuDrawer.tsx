/** Main menu on a phone. Closes before navigating. */
import { Logo } from '../../ui/brand/Logo.tsx';
import { Drawer } from '../../ui/overlay/Drawer.tsx';
import { shellText } from '../text.es.ts';
import { RailMenu } from './Rail.tsx';
import { SupportLinks, useOffersSupport } from './SupportLinks.tsx';

export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const offersSupport = useOffersSupport();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="left"
      width={280}
      title={<Logo height={24} />}
      label={shellText.menu}
      closeLabel={shellText.closeMenu}
      flush
      footer={offersSupport && <SupportLinks />}
    >
      <RailMenu onNavigate={onClose} />
    </Drawer>
  );
}
