import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { afterEach } from 'vitest'

import { App } from '#app/app.tsx'
import { readConfig } from '#app/config.ts'
import { createAppRouter } from '#app/router.ts'
import { activateLanguage } from '#i18n/activate.ts'
import type { Language } from '#i18n/languages.ts'

const opened: (() => void)[] = []

// A tab that was closed hears of nothing any more.
afterEach(() => {
  for (const stop of opened.splice(0)) stop()
})

/** The whole app, opened at a path, with what an operator has set. Put `holdTheWire` in place first: it talks to `fetch`. */
export async function openApp(path: string, language: Language = 'en', settings: object = {}) {
  await activateLanguage(language)
  const config = readConfig(settings)
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter(config, history)
  opened.push(router.options.context.session.stop, router.options.context.reads.stop)
  render(<App router={router} config={config} firstLanguage={language} />)
  return { router }
}
