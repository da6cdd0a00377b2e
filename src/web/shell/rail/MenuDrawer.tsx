/** The main menu on a phone. It closes before going anywhere. */
import { Drawer } from 'antd';
import { X } from 'lucide-react';
import { Logo } from '../../ui/brand/Logo.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { shellText } from '../text.es.ts';
import styles from './MenuDrawer.module.css';
import { RailMenu } from './Rail.tsx';
import { offersSupport, SupportLinks } from './SupportLinks.tsx';

export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size={280}
      title={<Logo height={24} />}
      aria-label={shellText.menu}
      closable={{ 'aria-label': shellText.closeMenu, placement: 'end' }}
      closeIcon={<Icon of={X} />}
      classNames={{ body: styles.body ?? '' }}
      footer={offersSupport() && <SupportLinks />}
    >
      <RailMenu onNavigate={onClose} />
    </Drawer>
  );
}
