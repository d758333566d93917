import { type Messages, setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { type Language, LANGUAGES } from './languages.ts'

const CATALOGS = import.meta.glob<{ messages: Messages }>('../../locales/*/app/start.po', {
  eager: true,
})

const i18n = setupI18n({
  messages: Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      CATALOGS[`../../locales/${language}/app/start.po`]?.messages ?? {},
    ]),
  ),
})

const TEXTS = {
  name: msg({ message: 'English', comment: 'The name of your language' }),
  offer: msg({ message: 'Read this page in English', comment: 'Name your language, not English' }),
  close: msg`Close`,
  cannotOpen: msg`The page can’t open.`,
  checkConnection: msg`Check your connection, then try again.`,
  retry: msg`Try again`,
}

/** Returns one of the few texts that every page contains in all languages. */
export function getStartText(language: Language, text: keyof typeof TEXTS): string {
  i18n.activate(language)
  return i18n._(TEXTS[text])
}
