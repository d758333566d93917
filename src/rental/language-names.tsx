import { startText } from '#i18n/start-texts.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'

/** The operator's languages as options of a select, each by its own name. */
export function LanguageNames() {
  const { languages } = usePreferences()

  return languages.map((one) => (
    <option key={one} value={one} lang={one}>
      {startText(one, 'name')}
    </option>
  ))
}
