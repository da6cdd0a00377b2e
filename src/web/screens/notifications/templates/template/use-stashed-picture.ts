/** A chosen picture, kept in the browser through a reload until it is saved. */
import { useEffect, useEffectEvent, useState } from 'react';
import { stash, stashed, unstash } from '../../../../data/session/file-stash.ts';

const only = 0;

export function useStashedPicture(page: string): [File | null, (image: File | null) => void] {
  const [image, setImage] = useState<File | null>(null);
  const restore = useEffectEvent((kept: File | undefined) => {
    if (kept && image === null) setImage(kept);
  });
  useEffect(() => {
    void stashed<File>(page).then(([kept]) => restore(kept?.content));
  }, [page]);
  const keep = (next: File | null) => {
    setImage(next);
    void (next === null ? unstash(page, only) : stash(page, { id: only, content: next }));
  };
  return [image, keep];
}
