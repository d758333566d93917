import type { ReactNode } from 'react'

import { download } from '#api/cache/download.ts'
import type { FlowHost } from '#flows/flow-host.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'

import type { BotCheckResult } from './ask-bot-check.ts'

const BotCheckFrame = lazyPart(
  async () => (await import('./bot-check-frame.tsx')).BotCheckFrame,
  {},
)

/** Loads the calls that check whether a visitor is human. */
export const loadBotCheckCalls = download(() => import('./ask-bot-check.ts'))

const hasBotCheck = ({ deps }: FlowHost) => deps.config.botCheck.siteKey !== undefined

/**
 * Starts the check, which then observes the visitor. Used by the loaders of pages that consist mainly of a
 * form.
 */
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
 * Guards a form that visitors can send without signing in. Renders only the form if the operator has configured
 * no bot check.
 */
export function BotCheckedForm({ flows, children }: BotCheckedFormProps) {
  if (!hasBotCheck(flows)) return children
  return <BotCheckFrame ask={() => askLazyBotCheck(flows)}>{children}</BotCheckFrame>
}

async function askLazyBotCheck(flows: FlowHost): Promise<BotCheckResult> {
  const calls = await loadBotCheckCalls().catch(() => null)
  return calls ? calls.askBotCheck(flows) : { at: 'missing', reason: 'not-loaded' }
}
