/** Method of the validation with the example of its guide; fetched when opened. */
import { useState } from 'react';
import { useValidationPage } from '../../../data/guide/guide.ts';
import { Guide } from '../../../ui/guide/Guide.tsx';
import { Details } from '../../../ui/layout/Details.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { wizardText } from '../text.es.ts';

/** Every guide has this section. */
const SECTION = 'como-se-calcula';

export function StepExample({ validation }: { validation: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useValidationPage(validation, { enabled: isOpen });
  const section = data?.sections.find(({ id }) => id === SECTION);
  return (
    <Details name={wizardText.example} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {section && <Guide content={section.content} />}
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {isOpen && !data && !error && <SkeletonRows rows={3} columns="1fr" />}
    </Details>
  );
}
