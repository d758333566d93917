import { useState } from 'react'

/** Whether a rental lay behind the reader when the page was opened. */
export function useEnded({ to }: { to: string }): boolean {
  const [now] = useState(() => Date.now())
  return Date.parse(to) <= now
}
