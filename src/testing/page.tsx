import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, render, screen, waitFor, type ByRoleMatcher } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect } from 'vitest'

import { LANGUAGES } from '#i18n/languages.ts'
import { PreferencesProvider, type Preferences } from '#ui/menu/preferences.tsx'
import { ToastProvider } from '#ui/toast/toasts.tsx'
import type { Viewer } from '#api/viewer.ts'
import { OperatorSettings, DEFAULT_OPERATOR_SETTINGS } from '#rental/operator-settings.ts'
import { ViewerProvider } from '#rental/viewer.tsx'

export interface PageOptions {
  viewer?: Viewer
  preferences?: Partial<Preferences>
  queryClient?: QueryClient
  settings?: Partial<typeof DEFAULT_OPERATOR_SETTINGS>
}

const VISITOR_VIEWER: Viewer = { status: 'anonymous', user: null }

/**
 * Creates the app's providers, in English and in dinars by default. If another language is already active, its
 * texts are kept.
 */
export function createPageFrame(options: PageOptions = {}) {
  const {
    viewer = VISITOR_VIEWER,
    preferences,
    queryClient = new QueryClient(),
    settings,
  } = options
  const locale = preferences?.language ?? 'en'
  if (locale === 'en' || i18n.locale !== locale) i18n.loadAndActivate({ locale, messages: {} })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  const chosen: Preferences = {
    language: 'en',
    theme: 'light',
    currency: 'TND',
    languages: LANGUAGES,
    chooseLanguage: () => Promise.resolve(),
    chooseCurrency: () => undefined,
    chooseTheme: () => undefined,
    ...preferences,
  }

  const around = (content: ReactNode) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={router}>
          <PreferencesProvider value={chosen}>
            <ViewerProvider viewer={viewer}>
              <OperatorSettings value={{ ...DEFAULT_OPERATOR_SETTINGS, ...settings }}>
                <ToastProvider>{content}</ToastProvider>
              </OperatorSettings>
            </ViewerProvider>
          </PreferencesProvider>
        </RouterContextProvider>
      </QueryClientProvider>
    </I18nProvider>
  )

  return { around, router, queryClient }
}

/** Renders a page or a part of one inside the app's providers. */
export function renderPage(page: ReactNode, options: PageOptions = {}) {
  const { around, router, queryClient } = createPageFrame(options)
  const drawn = render(around(page))
  return {
    router,
    queryClient,
    redraw: (next: ReactNode) => {
      drawn.rerender(around(next))
    },
  }
}

/**
 * Clicks the control with this role and name, and waits until React has rendered the result, which may take
 * several slices.
 */
export async function click(role: ByRoleMatcher, name: string | RegExp): Promise<void> {
  // A control may appear only after a navigation or a lazy load.
  const control = screen.queryByRole(role, { name }) ?? (await screen.findByRole(role, { name }))
  await userEvent.click(control)
  if (isClosing()) await waitFor(() => expect(isClosing()).toBe(false))
}

/** Returns whether a closing element is still visible while no response is pending. */
const isClosing = () => document.querySelector('[inert]:not([aria-busy=true])') !== null

/** Replaces the text of the field with this label by pasting. Single keys are tested where they matter. */
export async function fill(label: string | RegExp, text: string): Promise<void> {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  if (text) await userEvent.paste(text)
}

/** Triggers something outside the page, and waits until the page has handled it. */
export async function settle(happen: () => unknown = () => undefined): Promise<void> {
  await act(async () => {
    await happen()
  })
}
