import { readTypedValue } from '#ui/form/read-typed-value.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'

import { toBirthDate } from './birth-date-text.ts'

/**
 * Returns a reader for a `BirthDateField` (`readers` of its form), which shows `24/12/1990` for the value
 * `1990-12-24`.
 */
export function useBirthDateReader() {
  const { language } = usePreferences()

  return (id: string): string | null => {
    const text = readTypedValue(id)
    return typeof text === 'string' ? toBirthDate(text, language) : null
  }
}
