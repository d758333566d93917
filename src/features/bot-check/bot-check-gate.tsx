import { useState, type ReactNode } from 'react'

import { BotGuardContext } from '#ui/bot-guard.ts'

import { BotCheckNotice } from './bot-check-notice.tsx'
import type { OpenBotCheck, Verdict } from './open-bot-check.ts'

export interface BotCheckGateProps {
  check: Pick<OpenBotCheck, 'ask'>
  children: ReactNode
}

/** Guards the forms in it: each is sent once the bot check has let it pass. */
export function BotCheckGate({ check, children }: BotCheckGateProps) {
  const [verdict, setVerdict] = useState<Verdict | 'asking'>({ at: 'passed' })
  const busy = verdict === 'asking'

  const pass = async (send: () => void) => {
    setVerdict('asking')
    const next = await check.ask()
    setVerdict(next)
    if (next.at === 'passed') send()
  }

  return (
    <BotGuardContext
      value={{
        busy,
        notice: busy ? null : <BotCheckNotice verdict={verdict} />,
        pass: (send) => {
          if (!busy) void pass(send)
        },
      }}
    >
      {children}
    </BotGuardContext>
  )
}
