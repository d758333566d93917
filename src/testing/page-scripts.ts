import { i18n } from '@lingui/core'
import { vi } from 'vitest'

import { settle } from './page.tsx'

/** Returns the URLs of the third-party scripts that were added to the page. */
export const listScripts = () => [...document.scripts].map(({ src }) => src)

/** Simulates that the script has loaded and set its globals, because jsdom fetches no scripts. */
export const simulateScriptLoad = (globals: Record<string, unknown>) =>
  settle(() => {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
    document.scripts[0]?.dispatchEvent(new Event('load'))
  })

export const simulateScriptError = () =>
  settle(() => document.scripts[0]?.dispatchEvent(new Event('error')))

/** Resets the page to English without scripts, and silences logged errors. */
export function resetPageWithoutScripts(): void {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  vi.spyOn(console, 'error').mockReturnValue()
  for (const script of document.querySelectorAll('script')) script.remove()
}
