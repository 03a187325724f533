/** What has gone wrong. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Fault } from '../state/fault.js';

/** How long an error message is shown, in milliseconds. */
const TELLING = 12_000;

/** Returns what has gone wrong last, for a while, and a function that reports something. */
export function useFault(): readonly [Fault | undefined, (fault: Fault | undefined) => void] {
  const [fault, setFault] = useState<{ readonly told: Fault | undefined }>();
  useEffect(() => {
    if (fault?.told === undefined) return undefined;
    const timer = setTimeout(() => setFault(undefined), TELLING);
    return () => clearTimeout(timer);
  }, [fault]);
  return [fault?.told, useCallback((told: Fault | undefined) => setFault({ told }), [])];
}
