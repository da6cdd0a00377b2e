/** Idempotency keys: one for each body, so that what is sent again after an answer was lost is one creation. */
import { useRef } from 'react';

/** The key of a body: the same while the body is the same. */
export function useIntention(): (body: unknown) => string {
  const last = useRef({ body: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
