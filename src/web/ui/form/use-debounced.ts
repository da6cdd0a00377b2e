/** Debounced value. */
import { useEffect, useState } from 'react';

/** `wait` in ms. */
export function useDebounced<Value>(value: Value, wait: number): Value {
  const [settled, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
