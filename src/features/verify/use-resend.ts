import { useState } from 'react'

import { asProblem } from '#api/problem.ts'
import type { Problem } from '@masar/domain/service/problem.ts'

export type ResendState = { at: 'idle' | 'sending' | 'sent' } | { at: 'failed'; problem: Problem }

/**
 * Returns a function that sends an email, and the state of the last attempt. Does not use a mutation, because
 * the root layout has no query client.
 */
export function useResend(send: () => Promise<void>): { resend: ResendState; again: () => void } {
  const [resend, setResend] = useState<ResendState>({ at: 'idle' })

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
