import type { ActorRefFrom } from 'xstate'

import { addPageScript } from '#api/cache/page-script.ts'
import { defineFlow } from '#flows/define-flow.ts'
import type { Listener } from '#flows/listeners.ts'
import { botCheckMachine } from '@masar/machines/bot-check/bot-check.machine.ts'

import { RECAPTCHA_SCRIPT_URL, findRecaptcha, fetchBotCheckToken } from './recaptcha.ts'

export type BotCheckActor = ActorRefFrom<typeof botCheckMachine>

/** The bot check, one per page load. No third party is contacted before the visitor has moved. */
export const botCheckFlow = defineFlow({
  name: 'botCheck',
  machine: botCheckMachine,
  key: (siteKey: string) => siteKey,
  input: ({ config }) => ({
    enabled: true,
    // Safari skips the check unless the server requires it: a server cannot verify that a browser is Safari.
    isSafari: isSafari(navigator.userAgent) && !config.capabilities.requiresBotCheck,
    consented: true,
  }),
  ports: ({ subject: siteKey }) => ({
    loadScript: async (_input, signal) => {
      if (findRecaptcha()) return
      const src = `${RECAPTCHA_SCRIPT_URL}?render=${encodeURIComponent(siteKey)}`
      await addPageScript(src, () => findRecaptcha() !== null, signal)
    },
    makeToken: ({ action }) => fetchBotCheckToken(siteKey, action),
  }),
  listens: () => [listenForFirstMovement({ type: 'visitor.moved' })],
})

const MOVEMENT_EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown']

/** Listens for the first mouse, touch or key event. */
function listenForFirstMovement<const Event>(event: Event): Listener<Event> {
  return (send) => {
    const over = new AbortController()
    const move = () => {
      over.abort()
      send(event)
    }
    for (const movement of MOVEMENT_EVENTS) {
      addEventListener(movement, move, { signal: over.signal, passive: true })
    }
    return () => over.abort()
  }
}

/** Whether the user agent is Safari. Other browsers also include “Safari”, but add their own name. */
export const isSafari = (agent: string): boolean =>
  /safari/i.test(agent) && !/chrom|crios|fxios|edg|android|jsdom/i.test(agent)
