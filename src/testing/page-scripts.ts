import { i18n } from '@lingui/core'
import { vi } from 'vitest'

import { settle } from './page.tsx'

/** The third-party scripts that were added to the page. */
export const scripts = () => [...document.scripts].map(({ src }) => src)

/** The script runs and sets its globals. jsdom itself fetches none. */
export const scriptArrives = (globals: Record<string, unknown>) =>
  settle(() => {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
    document.scripts[0]?.dispatchEvent(new Event('load'))
  })

export const scriptFails = () =>
  settle(() => document.scripts[0]?.dispatchEvent(new Event('error')))

/** A page in English without loaded scripts, where failures are recorded. */
export function startWithoutScripts(): void {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  vi.spyOn(console, 'error').mockReturnValue()
  for (const script of document.querySelectorAll('script')) script.remove()
}
