import type { AppConfig } from '../config.ts'
import { isPhoneBrowser } from '../preferences/phone-browser.ts'
import { readChosenCurrency } from '../preferences/chosen-currency.ts'
import type { PageData } from './page-data.ts'

/** The initial state of the first page, from the document or, if it has none, from this browser. */
export interface PageStart extends Pick<
  PageData,
  'currency' | 'rate' | 'theme' | 'isPhone' | 'now' | 'unread'
> {
  /** Null before the session is known. */
  viewer: PageData['viewer'] | null
  /** Null when the document has none. */
  queries: PageData['queries'] | null
}

/** Creates the initial state for a shell, in which the browser fetches everything. */
export const createClientStart = (config: AppConfig): PageStart => ({
  now: new Date().toISOString(),
  currency: readChosenCurrency(config),
  rate: null,
  theme: null,
  isPhone: isPhoneBrowser(),
  viewer: null,
  unread: null,
  queries: null,
})
