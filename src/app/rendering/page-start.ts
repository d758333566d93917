import type { AppConfig } from '../config.ts'
import { isPhoneBrowser } from '../preferences/phone-browser.ts'
import { chosenCurrency } from '../preferences/chosen-currency.ts'
import type { PageData } from './page-data.ts'

/** The initial state of the first page: from the document, or from this browser when there is none. */
export interface PageStart extends Pick<
  PageData,
  'currency' | 'rate' | 'theme' | 'isPhone' | 'now' | 'unread'
> {
  /** Null before the session is known. */
  viewer: PageData['viewer'] | null
  /** Null when the document has none. */
  queries: PageData['queries'] | null
}

/** For a shell: the browser fetches everything. */
export const createClientStart = (config: AppConfig): PageStart => ({
  now: new Date().toISOString(),
  currency: chosenCurrency(config),
  rate: null,
  theme: null,
  isPhone: isPhoneBrowser(),
  viewer: null,
  unread: null,
  queries: null,
})
