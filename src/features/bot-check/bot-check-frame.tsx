import { useState, type ReactNode } from 'react'

import { BotGuardContext } from '#rental/bot-guard.ts'

import type { BotCheckResult } from './ask-bot-check.ts'
import { BotCheckNotice } from './bot-check-notice.tsx'

export interface BotCheckFrameProps {
  /** Checks whether a form may be sent now. Never rejects. */
  ask: () => Promise<BotCheckResult>
  children: ReactNode
}

/** Guards the forms inside it: a form is sent only once the bot check has passed. */
export function BotCheckFrame({ ask, children }: BotCheckFrameProps) {
  const [result, setResult] = useState<BotCheckResult | 'asking'>({ at: 'passed' })
  const busy = result === 'asking'

  const pass = async (send: () => void) => {
    setResult('asking')
    const next = await ask()
    setResult(next)
    if (next.at === 'passed') send()
  }

  return (
    <BotGuardContext
      value={{
        busy,
        notice: busy ? null : <BotCheckNotice result={result} />,
        pass: (send) => {
          if (!busy) void pass(send)
        },
      }}
    >
      {children}
    </BotGuardContext>
  )
}
