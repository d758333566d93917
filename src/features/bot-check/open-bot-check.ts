import { type ActorRefFrom, createActor } from 'xstate'

import { isPerson } from '#api/bot-check.ts'
import type { Api } from '#api/client.ts'
import { problemOf } from '#api/problem.ts'
import type { Problem } from '#domain/problem.ts'
import type { BotCheckFact } from '#machines/bot-check/bot-check-setup.ts'
import type { botCheckMachine } from '#machines/bot-check/bot-check.machine.ts'

import { recaptchaCheck } from './recaptcha.ts'

export type Verdict =
  | { at: 'passed' }
  | { at: 'missing'; reason: 'not-loaded' | 'no-consent' }
  | { at: 'robot' }
  | { at: 'failed'; problem: Problem }

export interface OpenBotCheck {
  actor: ActorRefFrom<typeof botCheckMachine>
  /** Whether a form may be sent now. Never rejects. */
  ask: () => Promise<Verdict>
}

export interface BotCheckWorld {
  api: Api
  siteKey: string
  ipLookup: string
}

const MOVEMENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown']

/** One bot check a page load, outside React; it asks a third party once the visitor has moved. */
export function openBotCheck({ api, siteKey, ipLookup }: BotCheckWorld): OpenBotCheck {
  const input = { enabled: true, isSafari: isSafari(navigator.userAgent), consented: true }
  const actor = createActor(recaptchaCheck(siteKey), { input })
  actor.subscribe({ error: (error: unknown) => reportError(error) })
  actor.start()
  whenMoved(() => actor.send({ type: 'visitor.moved' }))

  const nextFact = () =>
    new Promise<BotCheckFact>((resolve) => {
      const listening = actor.on('*', (fact) => {
        listening.unsubscribe()
        resolve(fact)
      })
      actor.send({ type: 'token.requested' })
    })

  return {
    actor,
    async ask() {
      const fact = await nextFact()
      if (fact.type === 'skipped') return { at: 'passed' }
      if (fact.type === 'missing') return { at: 'missing', reason: fact.reason }
      try {
        return { at: (await isPerson(api, { token: fact.token, ipLookup })) ? 'passed' : 'robot' }
      } catch (error) {
        return { at: 'failed', problem: problemOf(error) }
      }
    },
  }
}

/** Calls back at the first mouse, touch or key (specification 2). */
function whenMoved(onMove: () => void): void {
  const over = new AbortController()
  const move = () => {
    over.abort()
    onMove()
  }
  for (const movement of MOVEMENTS) {
    addEventListener(movement, move, { signal: over.signal, passive: true })
  }
}

/** Others say that they are like Safari, and say who they are besides. */
export const isSafari = (agent: string): boolean =>
  /safari/i.test(agent) && !/chrom|crios|fxios|edg|android|jsdom/i.test(agent)
