import { createContext, use, type ReactNode } from 'react'

/** Checks that a visitor is no bot before a public form is sent. */
export interface BotGuard {
  /** The form has to wait. */
  busy: boolean
  /** Why the form was not sent, and what to do. The form shows it. */
  notice: ReactNode
  /** Sends the form as soon as it is allowed. */
  pass: (send: () => void) => void
}

/** Without a guard the form is sent immediately. */
export const BotGuardContext = createContext<BotGuard>({
  busy: false,
  notice: null,
  pass: (send) => send(),
})

export const useBotGuard = (): BotGuard => use(BotGuardContext)
