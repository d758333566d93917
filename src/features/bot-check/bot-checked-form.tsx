import type { ReactNode } from 'react'

import { download } from '#api/cache/download.ts'
import type { FlowHost } from '#flows/flow-host.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'

import type { BotCheckResult } from './ask-bot-check.ts'

const BotCheckFrame = lazyPart(
  async () => (await import('./bot-check-frame.tsx')).BotCheckFrame,
  {},
)

/** Loads the calls that check whether a visitor is a person. */
export const loadBotCheckCalls = download(() => import('./ask-bot-check.ts'))

const hasBotCheck = ({ deps }: FlowHost) => deps.config.botCheck.siteKey !== undefined

/** Lets the check start observing the visitor. For the loader of a page whose purpose is its form. */
export async function prepareBotCheck(flows: FlowHost): Promise<void> {
  if (!hasBotCheck(flows)) return
  const [{ openBotCheck }] = await Promise.all([loadBotCheckCalls(), BotCheckFrame.download()])
  openBotCheck(flows)
}

export interface BotCheckedFormProps {
  flows: FlowHost
  children: ReactNode
}

/**
 * Wraps a form that anyone can send. When the operator has no bot check, it renders and loads
 * nothing itself.
 */
export function BotCheckedForm({ flows, children }: BotCheckedFormProps) {
  if (!hasBotCheck(flows)) return children
  return <BotCheckFrame ask={() => ask(flows)}>{children}</BotCheckFrame>
}

async function ask(flows: FlowHost): Promise<BotCheckResult> {
  const calls = await loadBotCheckCalls().catch(() => null)
  return calls ? calls.askBotCheck(flows) : { at: 'missing', reason: 'not-loaded' }
}
