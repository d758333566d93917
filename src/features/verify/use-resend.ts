import { useState } from 'react'

import { asProblem } from '#api/problem.ts'
import type { Problem } from '@masar/domain/service/problem.ts'

export type Resend = { at: 'idle' | 'sending' | 'sent' } | { at: 'failed'; problem: Problem }

/**
 * Sends one email at a time, and returns the result of the last. The frame of the page has no query
 * cache.
 */
export function useResend(send: () => Promise<void>): { resend: Resend; again: () => void } {
  const [resend, setResend] = useState<Resend>({ at: 'idle' })

  const again = async () => {
    setResend({ at: 'sending' })
    try {
      await send()
      setResend({ at: 'sent' })
    } catch (error) {
      setResend({ at: 'failed', problem: asProblem(error) })
    }
  }
  return { resend, again: () => void again() }
}
