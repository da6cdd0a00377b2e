/** Shows the guided tour of a screen again. */
import { Signpost } from 'lucide-react';
import { Button } from '../ui/control/Button.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
import { phone, useMedia } from '../ui/page/use-media.ts';
import { tourText } from './text.es.ts';

/** Quiet at a desk; on a phone it shares a row with buttons, as one of them. */
export function TourButton({ onClick }: { onClick: () => void }) {
  const isPhone = useMedia(phone);
  return (
    <Button type={isPhone ? 'default' : 'text'} icon={<Icon of={Signpost} />} onClick={onClick}>
      {tourText.again}
    </Button>
  );
}
