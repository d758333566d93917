import { fromPromise } from 'xstate'

import { addPageScript } from '#api/page-script.ts'
import { botCheckMachine } from '#machines/bot-check/bot-check.machine.ts'

const SCRIPT = 'https://www.google.com/recaptcha/api.js'

interface Recaptcha {
  ready: (callback: () => void) => void
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>
}

/** The machine with Google's script in its sockets: version 3, which asks the visitor nothing. */
export const recaptchaCheck = (siteKey: string): typeof botCheckMachine =>
  botCheckMachine.provide({
    actors: {
      loadScript: fromPromise(async ({ signal }) => {
        if (recaptcha()) return
        const src = `${SCRIPT}?render=${encodeURIComponent(siteKey)}`
        await addPageScript(src, () => recaptcha() !== null, signal)
      }),
      makeToken: fromPromise(({ input: { action } }) => tokenFor(siteKey, action)),
    },
  })

async function tokenFor(siteKey: string, action: string): Promise<string> {
  // The rest of it comes after its script; `execute` is there when it says so.
  await new Promise<void>((ready) => recaptcha()?.ready(ready))
  const token = await recaptcha()?.execute(siteKey, { action })
  if (!token) throw new Error('The bot check has made no token.')
  return token
}

function recaptcha(): Recaptcha | null {
  const found: unknown = Reflect.get(window, 'grecaptcha')
  return isRecaptcha(found) ? found : null
}

const isRecaptcha = (value: unknown): value is Recaptcha =>
  typeof value === 'object' && value !== null && 'ready' in value
