import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ComponentType } from 'react'

import type { Language } from '#i18n/languages.ts'
import { getStartText } from '#i18n/start-texts.ts'
import type { MenuChoiceProps } from '#ui/menu/menu-items.tsx'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { useRateHint } from '#rental/rate-hint.tsx'
import { Stack } from '#ui/style/styled.ts'
import { useToast } from '#ui/toast/toasts.tsx'
import { P } from '#ui/style/type.tsx'

interface OptionsProps {
  /** The component that renders an option: a menu item, or a button in the phone menu. */
  Option: ComponentType<MenuChoiceProps>
  onChosen?: () => void
}

/** The interface languages, each listed by its own name. */
export function LanguageOptions({ Option, onChosen }: OptionsProps) {
  const { language, languages, chooseLanguage } = usePreferences()
  const showToast = useToast()
  const { t } = useLingui()

  async function choose(next: Language) {
    onChosen?.()
    if (next === language) return
    try {
      await chooseLanguage(next)
    } catch {
      showToast({ tone: 'danger', text: t`An error occurred while changing language.` })
    }
  }

  return languages.map((one) => (
    <Option
      key={one}
      value={one}
      lang={one}
      isChosen={one === language}
      onChoose={() => void choose(one)}
    >
      <ChosenMark isIt={one === language} />
      {getStartText(one, 'name')}
    </Option>
  ))
}

export interface CurrencyOptionsProps extends OptionsProps {
  currencies: readonly string[]
}

/** The display currencies. Shows a hint when the selected currency has no exchange rate. */
export function CurrencyOptions({ currencies, Option, onChosen }: CurrencyOptionsProps) {
  const { language, currency, chooseCurrency } = usePreferences()
  const hint = useRateHint()
  const names = new Intl.DisplayNames(language, { type: 'currency' })

  return (
    <Stack gap="0">
      {currencies.map((one) => (
        <Option
          key={one}
          value={one}
          isChosen={one === currency}
          onChoose={() => {
            chooseCurrency(one)
            onChosen?.()
          }}
        >
          <ChosenMark isIt={one === currency} />
          <span style={{ whiteSpace: 'nowrap' }}>
            {one}{' '}
            <P as="span" tone="muted">
              {names.of(one)}
            </P>
          </span>
        </Option>
      ))}
      {hint ? (
        <P as="div" size="sm" tone="muted" px="3" py="2" maxW="16rem">
          {hint}
        </P>
      ) : null}
    </Stack>
  )
}

/** A check mark, or an empty space of the same size that keeps the names aligned. */
const ChosenMark = ({ isIt }: { isIt: boolean }) => (
  <Check aria-hidden size={18} visibility={isIt ? 'visible' : 'hidden'} />
)
