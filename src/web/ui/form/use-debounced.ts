/** A value once it has stopped changing, so that nobody is corrected in the middle of a word. */
import { useEffect, useState } from 'react';

/** `wait` in milliseconds. */
export function useDebounced<Value>(value: Value, wait: number): Value {
  const [settled, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
