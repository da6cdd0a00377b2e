/** Picture of a notification: the stored one, or one chosen to be stored with the form. */
import { useId, useRef } from 'react';
import { Button } from '../../../../ui/control/Button.tsx';
import { Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { templatesText as text } from '../text.es.ts';

export interface ImageFieldProps {
  /** Name and bytes; null: none yet. */
  image: { name: string; bytes: number } | null;
  /** It is missing, and cannot be sent without. */
  isMissing: boolean;
  onImage: (file: File) => void;
}

export function ImageField({ image, isMissing, onImage }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <Stack below={16}>
      <Text weight="medium">{text.image}</Text>
      <Row wrap gap={12}>
        <Button onClick={() => input.current?.click()} aria-describedby={id}>
          {image === null ? text.chooseImage : text.changeImage}
        </Button>
        {image && <Text overflow="breaks">{text.imageSize(image.name, image.bytes)}</Text>}
      </Row>
      <Text as="p" id={id} tone="muted" size="small">
        {text.imageRule}
      </Text>
      {isMissing && (
        <Text as="p" tone="wrong" role="alert">
          {text.imageNeeded}
        </Text>
      )}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        aria-label={text.chooseImage}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Reset, so that selecting the same file fires again.
          target.value = '';
          if (file) onImage(file);
        }}
      />
    </Stack>
  );
}
