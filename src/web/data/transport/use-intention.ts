/** Idempotency keys by request body: resending after a lost response creates once. */
import { useRef } from 'react';

/** Key of a body, stable while the body is unchanged. */
export function useIntention(): (body: unknown) => string {
  const last = useRef({ body: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
