import { createContext, use, type ReactNode } from 'react'

/** What a form that anybody may send asks before it is sent. */
export interface BotGuard {
  /** The form waits. */
  busy: boolean
  /** Why the form was not sent, and what to do: stands in the form. */
  notice: ReactNode
  /** Sends the form as soon as that may be done. */
  pass: (send: () => void) => void
}

/** Where nobody guards a form it is sent at once. */
export const BotGuardContext = createContext<BotGuard>({
  busy: false,
  notice: null,
  pass: (send) => send(),
})

export const useBotGuard = (): BotGuard => use(BotGuardContext)
