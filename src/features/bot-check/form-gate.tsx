import { type ComponentType, Fragment, type ReactNode } from 'react'

import type { Api } from '#api/client.ts'

/** The app itself fits. */
export interface AppOfBotCheck {
  api: Api
  config: { botCheck: { siteKey?: string; ipLookup?: string } }
}

type FormGate = ComponentType<{ children: ReactNode }>

const IP_LOOKUP = 'https://api.ipify.org/?format=json'

const known = new WeakMap<Api, Promise<FormGate>>()

/**
 * What stands around a form that anybody may send; the same one for every page. Where the operator
 * has no bot check nothing stands there, and nothing is downloaded.
 */
export async function formGate({ api, config }: AppOfBotCheck): Promise<FormGate> {
  const { siteKey, ipLookup = IP_LOOKUP } = config.botCheck
  if (!siteKey) return Fragment
  const made = known.get(api) ?? makeGate({ api, siteKey, ipLookup })
  known.set(api, made)
  made.catch(() => known.delete(api))
  return made
}

async function makeGate(world: { api: Api; siteKey: string; ipLookup: string }): Promise<FormGate> {
  const [{ openBotCheck }, { BotCheckGate }] = await Promise.all([
    import('./open-bot-check.ts'),
    import('./bot-check-gate.tsx'),
  ])
  const check = openBotCheck(world)
  return ({ children }) => <BotCheckGate check={check}>{children}</BotCheckGate>
}
