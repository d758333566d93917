import type { ReactNode } from 'react'

import { lazyPart } from '#ui/lazy-part.tsx'

import { type AppOfBotCheck, botCheckOf } from './form-gate.tsx'
import type { Verdict } from './open-bot-check.ts'

const BotCheckGate = lazyPart(async () => (await import('./bot-check-gate.tsx')).BotCheckGate)

export interface LateGateProps {
  app: AppOfBotCheck
  children: ReactNode
}

/** Stands around a form that is on every page, and waits for nothing until the form is sent. */
export function LateGate({ app, children }: LateGateProps) {
  if (!app.config.botCheck.siteKey) return children
  return <BotCheckGate check={{ ask: () => ask(app) }}>{children}</BotCheckGate>
}

async function ask(app: AppOfBotCheck): Promise<Verdict> {
  const check = await botCheckOf(app).catch(() => null)
  return check ? check.ask() : { at: 'missing', reason: 'not-loaded' }
}
