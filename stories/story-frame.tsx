import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'

import { type Api, createApi } from '#api/client.ts'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import { PreferencesProvider, type Theme } from '#ui/menu/preferences.tsx'
import { ToastProvider } from '#ui/toast/toasts.tsx'

export interface StoryFrameProps {
  language: Language
  theme: Theme
  direction: 'ltr' | 'rtl'
  children: ReactNode
}

/** The app's providers around a story: the toolbar sets the options, links do nothing, and nothing is fetched. */
export function StoryFrame({ language, theme, direction, children }: StoryFrameProps) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { enabled: false } } }),
  )
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRouteWithContext<{ api: Api }>()(),
      history: createMemoryHistory(),
      context: { api: createApi({ host: '' }) },
    }),
  )

  useEffect(() => {
    document.documentElement.className = theme
    document.documentElement.lang = language
    document.documentElement.dir = direction
  }, [theme, language, direction])

  return (
    <I18nProvider i18n={i18n} key={language}>
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={router}>
          <PreferencesProvider
            value={{
              language,
              theme,
              currency: 'TND',
              languages: LANGUAGES,
              chooseLanguage: () => Promise.resolve(),
              chooseCurrency: () => undefined,
              chooseTheme: () => undefined,
            }}
          >
            {/* Toasts never time out, so that viewers and screenshots can see them at any time. */}
            <ToastProvider lasting={Infinity}>{children}</ToastProvider>
          </PreferencesProvider>
        </RouterContextProvider>
      </QueryClientProvider>
    </I18nProvider>
  )
}
