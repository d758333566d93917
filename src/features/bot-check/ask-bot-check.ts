import { isPerson } from '#api/calls/bot-check.ts'
import { asProblem } from '#api/problem.ts'
import type { Problem } from '@masar/domain/service/problem.ts'
import type { FlowHost } from '#flows/flow-host.ts'
import type { BotCheckFact } from '@masar/machines/bot-check/bot-check.machine.ts'

import { type BotCheckActor, botCheckFlow } from './bot-check.flow.ts'

const IP_LOOKUP_URL = 'https://api.ipify.org/?format=json'

export type BotCheckResult =
  | { at: 'passed' }
  | { at: 'missing'; reason: 'not-loaded' | 'no-consent' }
  | { at: 'robot' }
  | { at: 'failed'; problem: Problem }

/**
 * Opens the app's bot check, which starts observing the visitor on the first call. Throws when no bot check is
 * configured.
 */
export function openBotCheck(flows: FlowHost): BotCheckActor {
  const { siteKey } = flows.deps.config.botCheck
  if (!siteKey) throw new Error('The bot check is not configured.')
  return flows.open(botCheckFlow, siteKey)
}

/** Checks whether a form may be sent now. Never rejects. */
export function askBotCheck(flows: FlowHost): Promise<BotCheckResult> {
  const { api, config, newId } = flows.deps
  const { ipLookup = IP_LOOKUP_URL } = config.botCheck
  return runBotCheck(openBotCheck(flows), newId(), (token) => isPerson(api, { token, ipLookup }))
}

/** Runs the bot check for a form. If it creates a token, `judge` checks that token. Never rejects. */
export async function runBotCheck(
  actor: BotCheckActor,
  form: string,
  judge: (token: string) => Promise<boolean>,
): Promise<BotCheckResult> {
  const fact = await waitForFact(actor, form)
  if (fact.type === 'tokenSkipped') return { at: 'passed' }
  if (fact.type === 'tokenFailed') return { at: 'missing', reason: fact.reason }
  try {
    return { at: (await judge(fact.token)) ? 'passed' : 'robot' }
  } catch (error) {
    return { at: 'failed', problem: asProblem(error) }
  }
}

const waitForFact = (actor: BotCheckActor, form: string) =>
  new Promise<BotCheckFact>((resolve) => {
    const listening = actor.on('*', (fact) => {
      // A token is accepted only once, so ignore the token of another form.
      if (fact.type === 'tokenCreated' && fact.form !== form) return
      listening.unsubscribe()
      resolve(fact)
    })
    actor.send({ type: 'token.requested', form })
  })
