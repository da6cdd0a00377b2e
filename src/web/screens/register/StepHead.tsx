/** Title and subtitle of a step; receives the focus. */

import { useEffect, useRef } from 'react';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';

export function StepHead({ title, context }: { title: string; context: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Stack gap={4} below={20}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <Text as="p" tone="secondary">
        {context}
      </Text>
    </Stack>
  );
}
