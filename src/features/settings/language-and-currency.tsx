import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'

import { isLanguage } from '#i18n/languages.ts'
import { Select } from '#ui/control/controls.tsx'
import { Field } from '#ui/form/field.tsx'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { LanguageNames } from '#rental/language-names.tsx'
import { useRateHint } from '#rental/rate-hint.tsx'
import { SimpleGrid } from '#ui/style/styled.ts'
import { useToast } from '#ui/toast/toasts.tsx'

export interface LanguageAndCurrencyProps {
  /** The currencies in which amounts can be shown. */
  currencies: readonly string[]
}

/** Elements, not strings, so that the texts are in the current display language when they are rendered. */
const SAVED_MESSAGE = <Trans>Changes made successfully.</Trans>
const FAILED_MESSAGE = <Trans>An error occurred while changing language.</Trans>

/** The language of pages and emails, and the currency of prices. Both are applied immediately. */
export function LanguageAndCurrency({ currencies }: LanguageAndCurrencyProps) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
      <LanguageChoice />
      <CurrencyChoice currencies={currencies} />
    </SimpleGrid>
  )
}

function LanguageChoice() {
  const { t } = useLingui()
  const { language, chooseLanguage } = usePreferences()
  const showToast = useToast()
  const change = useMutation({
    mutationFn: chooseLanguage,
    onSuccess: () => showToast({ tone: 'success', text: SAVED_MESSAGE }),
    onError: () => showToast({ tone: 'danger', text: FAILED_MESSAGE }),
  })

  return (
    <Field label={t`Language`} hint={<Trans>Also used for emails.</Trans>}>
      {(control) => (
        <Select
          {...control}
          value={change.isPending ? change.variables : language}
          onChange={({ target: { value } }) => {
            if (isLanguage(value) && !change.isPending) change.mutate(value)
          }}
        >
          <LanguageNames />
        </Select>
      )}
    </Field>
  )
}

function CurrencyChoice({ currencies }: LanguageAndCurrencyProps) {
  const { t } = useLingui()
  const { language, currency, chooseCurrency } = usePreferences()
  const showToast = useToast()
  const names = new Intl.DisplayNames(language, { type: 'currency' })

  return (
    <Field label={t`Currency`} hint={useRateHint()}>
      {(control) => (
        <Select
          {...control}
          value={currency}
          onChange={({ target: { value } }) => {
            chooseCurrency(value)
            showToast({ tone: 'success', text: SAVED_MESSAGE })
          }}
        >
          {currencies.map((one) => (
            <option key={one} value={one}>
              {one} - {names.of(one)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
