/** Shows the guided tour of a screen again. */
import { Signpost } from 'lucide-react';
import { Button } from '../ui/control/Button.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
import { phone, useMedia } from '../ui/page/use-media.ts';
import { tourText } from './text.es.ts';

export function TourButton({ onClick }: { onClick: () => void }) {
  const isPhone = useMedia(phone);
  return (
    <Button
      type="text"
      icon={<Icon of={Signpost} />}
      aria-label={isPhone ? tourText.again : undefined}
      onClick={onClick}
    >
      {!isPhone && tourText.again}
    </Button>
  );
}
