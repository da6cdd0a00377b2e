/** Photo: upload (re-encoded by the server) or removal. */

import { useId, useRef } from 'react';
import type { Profile } from '#api/users/profile/contract.ts';
import { useDeletePhoto, usePutPhoto } from '../../../data/users/profile.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Avatar } from '../../../ui/mark/Avatar.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { dataText as text } from './text.es.ts';

export function PhotoPanel({ profile }: { profile: Profile }) {
  const input = useRef<HTMLInputElement>(null);
  const rule = useId();
  const { attributes } = profile;
  const save = usePutPhoto(profile, { meta: { quiet: true } });
  const remove = useDeletePhoto(profile);
  return (
    <Panel title={text.photo}>
      <Row gap={20}>
        <Avatar userId={profile.id} name={attributes.name} photo={attributes.photo} size={88} />
        <Stack>
          <Row wrap>
            <Button loading={save.isPending} onClick={() => input.current?.click()} aria-describedby={rule}>
              {attributes.photo === null ? text.choosePhoto : text.changePhoto}
            </Button>
            {attributes.photo !== null && (
              <Button type="text" loading={remove.isPending} onClick={() => remove.mutate()}>
                {text.removePhoto}
              </Button>
            )}
          </Row>
          <Text as="p" id={rule} tone="muted" size="small">
            {text.photoRule}
          </Text>
        </Stack>
      </Row>
      {save.error && (
        <Stack above={16}>
          <Notice urgent>{save.error.message}</Notice>
        </Stack>
      )}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        aria-label={text.choosePhoto}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Reset, so that selecting the same file fires again.
          target.value = '';
          if (file) save.mutate(file);
        }}
      />
    </Panel>
  );
}
