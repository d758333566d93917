import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'

import { QuerySource } from '#api/cache/query-source.ts'
import type { Language } from '#i18n/languages.ts'
import { OperatorSettings } from '#rental/operator-settings.ts'
import { PreferencesProvider } from '#ui/menu/preferences.tsx'
import { SiteName } from '#ui/page/site-name.ts'
import { ToastProvider } from '#ui/toast/toasts.tsx'
import { UnreadProvider } from '#rental/unread.tsx'
import { ViewerProvider } from '#rental/viewer.tsx'

import type { AppConfig } from './config.ts'
import { CurrencyRate } from './preferences/currency-rate.tsx'
import { RateNotice } from './preferences/rate-notice.tsx'
import { watchFirstMovement } from './first-movement.ts'
import type { AppRouter } from './router.ts'
import { useStoredPreferences } from './preferences/stored-preferences.ts'
import { StartInstant } from '#ui/lifecycle/clock.ts'
import { UnforeseenErrors } from './failures/unforeseen-errors.tsx'

export interface AppProps {
  router: AppRouter
  config: AppConfig
  firstLanguage: Language
}

/** Renders the providers, outermost first: texts, data, preferences, currency, session, toasts and settings. */
export function App({ router, config, firstLanguage }: AppProps) {
  const { session, queries, notifications, start } = router.options.context
  const preferences = useStoredPreferences({ config, firstLanguage, session, router })
  const viewer = useSyncExternalStore(session.subscribe, session.viewer, session.viewer)
  const { subscribe, unread: readUnread } = notifications
  const unread = useSyncExternalStore(subscribe, readUnread, readUnread)

  useEffect(() => watchFirstMovement(router), [router])

  return (
    <I18nProvider i18n={i18n}>
      <StartInstant value={start.now}>
        <QuerySource value={queries}>
          <PreferencesProvider value={preferences}>
            <CurrencyRate sources={config.rates} currency={preferences.currency} start={start}>
              <ViewerProvider viewer={viewer}>
                <UnreadProvider count={unread}>
                  <ToastProvider>
                    <UnforeseenErrors />
                    <RateNotice />
                    <OperatorSettings value={config}>
                      <SiteName value={config.siteName}>
                        <RouterProvider router={router} />
                      </SiteName>
                    </OperatorSettings>
                  </ToastProvider>
                </UnreadProvider>
              </ViewerProvider>
            </CurrencyRate>
          </PreferencesProvider>
        </QuerySource>
      </StartInstant>
    </I18nProvider>
  )
}
