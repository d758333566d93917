import { getStartText } from '#i18n/start-texts.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'

/** The operator's languages as options for a select, each under its own name. */
export function LanguageNames() {
  const { languages } = usePreferences()

  return languages.map((one) => (
    <option key={one} value={one} lang={one}>
      {getStartText(one, 'name')}
    </option>
  ))
}
