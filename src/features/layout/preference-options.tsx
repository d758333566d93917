import { Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Moon, Sun } from 'lucide-react'

import { LANGUAGE_NAMES, type Language } from '#i18n/languages.ts'
import { MenuButton } from '#ui/menu-items.tsx'
import { usePreferences } from '#ui/preferences.tsx'
import { useRateHint } from '#ui/rate-hint.tsx'
import { useToast } from '#ui/toasts.tsx'
import { P } from '#ui/type.tsx'

export interface OptionsProps {
  onChosen?: () => void
}

/** The interface languages, each under its own name. */
export function LanguageOptions({ onChosen }: OptionsProps) {
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
    <MenuButton
      key={one}
      lang={one}
      aria-current={one === language}
      onClick={() => void choose(one)}
    >
      <Chosen isIt={one === language} />
      {LANGUAGE_NAMES[one]}
    </MenuButton>
  ))
}

export interface CurrencyOptionsProps extends OptionsProps {
  currencies: readonly string[]
}

/** The currencies that amounts can be shown in, and a word when there is no rate for the chosen one. */
export function CurrencyOptions({ currencies, onChosen }: CurrencyOptionsProps) {
  const { language, currency, chooseCurrency } = usePreferences()
  const hint = useRateHint()
  const names = new Intl.DisplayNames(language, { type: 'currency' })

  return (
    <Stack gap="0">
      {currencies.map((one) => (
        <MenuButton
          key={one}
          aria-current={one === currency}
          onClick={() => {
            chooseCurrency(one)
            onChosen?.()
          }}
        >
          <Chosen isIt={one === currency} />
          <span style={{ whiteSpace: 'nowrap' }}>
            {one}{' '}
            <P as="span" tone="muted">
              {names.of(one)}
            </P>
          </span>
        </MenuButton>
      ))}
      {hint ? (
        <P size="sm" tone="muted" px="3" py="2" maxW="16rem">
          {hint}
        </P>
      ) : null}
    </Stack>
  )
}

/** Light or dark; until it is used the system decides. */
export function ThemeOption({ onChosen }: OptionsProps) {
  const { theme, chooseTheme } = usePreferences()

  return (
    <MenuButton
      onClick={() => {
        chooseTheme(theme === 'dark' ? 'light' : 'dark')
        onChosen?.()
      }}
    >
      {theme === 'dark' ? <Sun aria-hidden size={18} /> : <Moon aria-hidden size={18} />}
      {theme === 'dark' ? <Trans>Light theme</Trans> : <Trans>Dark theme</Trans>}
    </MenuButton>
  )
}

/** A tick, or the room for one, so that the names stand under each other. */
const Chosen = ({ isIt }: { isIt: boolean }) => (
  <Check aria-hidden size={18} visibility={isIt ? 'visible' : 'hidden'} />
)
