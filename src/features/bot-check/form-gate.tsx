import { type ComponentType, Fragment, type ReactNode } from 'react'

import type { Api } from '#api/client.ts'

import type { OpenBotCheck } from './open-bot-check.ts'

/** The app itself fits. */
export interface AppOfBotCheck {
  api: Api
  config: { botCheck: { siteKey?: string; ipLookup?: string } }
}

type FormGate = ComponentType<{ children: ReactNode }>

const IP_LOOKUP = 'https://api.ipify.org/?format=json'

/**
 * What stands around a form that anybody may send; the same one for every page. Where the operator
 * has no bot check nothing stands there, and nothing is downloaded.
 */
export const formGate = async (app: AppOfBotCheck): Promise<FormGate> =>
  app.config.botCheck.siteKey ? gateOf(app) : Fragment

const gateOf = oneForEach(async (app): Promise<FormGate> => {
  const [check, { BotCheckGate }] = await Promise.all([
    botCheckOf(app),
    import('./bot-check-gate.tsx'),
  ])
  return ({ children }) => <BotCheckGate check={check}>{children}</BotCheckGate>
})

/** The one bot check of the app, which begins to look at the visitor when it is first asked for. */
export const botCheckOf = oneForEach(async ({ api, config }): Promise<OpenBotCheck> => {
  const { siteKey = '', ipLookup = IP_LOOKUP } = config.botCheck
  const { openBotCheck } = await import('./open-bot-check.ts')
  return openBotCheck({ api, siteKey, ipLookup })
})

/** Makes one thing for each app, and tries again where that has failed. */
function oneForEach<Thing>(make: (app: AppOfBotCheck) => Promise<Thing>) {
  const known = new WeakMap<Api, Promise<Thing>>()

  return (app: AppOfBotCheck): Promise<Thing> => {
    const made = known.get(app.api) ?? make(app)
    known.set(app.api, made)
    made.catch(() => known.delete(app.api))
    return made
  }
}
