/** A value once it has stopped changing, so that nobody is corrected in the middle of a word. */
import { useEffect, useState } from 'react';

/** `wait` in milliseconds. */
export function useSettled<Value>(value: Value, wait: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
