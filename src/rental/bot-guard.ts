import { createContext, use, type ReactNode } from 'react'

/** Checks that a visitor is not a bot before a public form is sent. */
export interface BotGuard {
  /** Whether the form has to wait for the check. */
  busy: boolean
  /** Why the form was not sent, and what the visitor can do; shown by the form. */
  notice: ReactNode
  /** Sends the form as soon as it is allowed. */
  pass: (send: () => void) => void
}

/** Without a guard, forms are sent immediately. */
export const BotGuardContext = createContext<BotGuard>({
  busy: false,
  notice: null,
  pass: (send) => send(),
})

export const useBotGuard = (): BotGuard => use(BotGuardContext)
