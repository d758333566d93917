import type { AppConfig } from '../config.ts'
import { isPhoneBrowser } from '../preferences/phone-browser.ts'
import { chosenCurrency } from '../preferences/chosen-currency.ts'
import type { PageData } from './page-data.ts'

/** What the first page begins with: the facts of the document, or of this browser where there is none. */
export interface PageStart extends Pick<
  PageData,
  'currency' | 'rate' | 'theme' | 'isPhone' | 'now' | 'unread'
> {
  /** Null before it is known who is here. */
  viewer: PageData['viewer'] | null
  /** Null when the document brought none. */
  queries: PageData['queries'] | null
}

/** For a shell: everything is asked for by this browser. */
export const startHere = (config: AppConfig): PageStart => ({
  now: new Date().toISOString(),
  currency: chosenCurrency(config),
  rate: null,
  theme: null,
  isPhone: isPhoneBrowser(),
  viewer: null,
  unread: null,
  queries: null,
})
