import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

import { later } from '#ui/later.tsx'

import { type AppOfBotCheck, botCheckOf } from './form-gate.tsx'
import type { Verdict } from './open-bot-check.ts'

const BotCheckGate = later(async () => (await import('./bot-check-gate.tsx')).BotCheckGate)

export interface LateGateProps {
  app: AppOfBotCheck
  children: ReactNode
}

/**
 * Stands around a form that is on every page: the bot check begins for those who turn to the form,
 * and the others are not looked at.
 */
export function LateGate({ app, children }: LateGateProps) {
  if (!app.config.botCheck.siteKey) return children
  return (
    <chakra.div onFocus={() => void ready(app)}>
      <BotCheckGate check={{ ask: () => ask(app) }}>{children}</BotCheckGate>
    </chakra.div>
  )
}

const ready = (app: AppOfBotCheck) => botCheckOf(app).catch(() => null)

async function ask(app: AppOfBotCheck): Promise<Verdict> {
  const check = await ready(app)
  return check ? check.ask() : { at: 'missing', reason: 'not-loaded' }
}
