/** Shows the guided tour of a screen again. */
import { Signpost } from 'lucide-react';
import { Button } from '../ui/control/Button.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
import { tourText } from './text.es.ts';

export function TourButton({ onClick }: { onClick: () => void }) {
  return (
    <Button type="text" icon={<Icon of={Signpost} />} onClick={onClick}>
      {tourText.again}
    </Button>
  );
}
