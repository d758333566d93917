import { i18n } from '@lingui/core'
import { vi } from 'vitest'

import { settle } from './page.tsx'

/** The scripts of others that the page has been given. */
export const scripts = () => [...document.scripts].map(({ src }) => src)

/** The script runs, and leaves its globals behind. jsdom itself fetches none. */
export const scriptArrives = (globals: Record<string, unknown>) =>
  settle(() => {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
    document.scripts[0]?.dispatchEvent(new Event('load'))
  })

export const scriptFails = () =>
  settle(() => document.scripts[0]?.dispatchEvent(new Event('error')))

/** A page in English on which nothing has been loaded yet, and where failures are written down. */
export function startWithoutScripts(): void {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  vi.spyOn(console, 'error').mockReturnValue()
  for (const script of document.querySelectorAll('script')) script.remove()
}
