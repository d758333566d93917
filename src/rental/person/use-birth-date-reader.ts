import { readTypedValue } from '#ui/form/read-typed-value.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'

import { toBirthDate } from './birth-date-text.ts'

/** A reader for a `BirthDateField` (`readers` of its form): the control shows `24/12/1990`, the value is a date. */
export function useBirthDateReader() {
  const { language } = usePreferences()

  return (id: string): string | null => {
    const text = readTypedValue(id)
    return typeof text === 'string' ? toBirthDate(text, language) : null
  }
}
