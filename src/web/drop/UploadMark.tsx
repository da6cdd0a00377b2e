/** State of an upload as shape and word. */
import { Row } from '../ui/layout/Layout.tsx';
import { Text } from '../ui/layout/Text.tsx';
import { SeverityMark } from '../ui/mark/SeverityMark.tsx';
import { Spinner } from '../ui/mark/Spinner.tsx';
import { dropText } from './text.es.ts';

export type UploadState = 'uploading' | 'done' | 'error';

export function UploadMark({ state }: { state: UploadState }) {
  if (state !== 'uploading')
    return <SeverityMark mark={state === 'done' ? 'correcto' : 'critica'}>{dropText.states[state]}</SeverityMark>;
  return (
    <Row as="span" inline gap={6}>
      <Spinner />
      <Text tone="muted">{dropText.states.uploading}</Text>
    </Row>
  );
}
