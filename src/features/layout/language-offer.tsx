import { useLingui } from '@lingui/react/macro'
import { Globe, X } from 'lucide-react'

import type { Language } from '#i18n/languages.ts'
import { getStartText } from '#i18n/start-texts.ts'
import { Button } from '#ui/control/button.tsx'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { HStack } from '#ui/style/styled.ts'
import { useToast } from '#ui/toast/toasts.tsx'

export interface LanguageOfferProps {
  language: Language
  onDecline: () => void
}

/**
 * A bar at the bottom of the window that offers the page in the browser's language. The bar itself is written
 * in that language.
 */
export function LanguageOffer({ language, onDecline }: LanguageOfferProps) {
  const { chooseLanguage } = usePreferences()
  const showToast = useToast()
  const { t } = useLingui()

  async function accept() {
    focusMain()
    try {
      await chooseLanguage(language)
    } catch {
      showToast({ tone: 'danger', text: t`An error occurred while changing language.` })
    }
  }

  function decline() {
    focusMain()
    onDecline()
  }

  return (
    <HStack
      lang={language}
      justify="center"
      gap="1"
      px="2"
      py="1"
      bg="bg.raised"
      borderTopWidth="1px"
      borderColor="border"
    >
      <Button variant="ghost" size="sm" onClick={() => void accept()}>
        <Globe aria-hidden size={18} /> {getStartText(language, 'offer')}
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={getStartText(language, 'close')}
        onClick={decline}
      >
        <X aria-hidden size={18} />
      </Button>
    </HStack>
  )
}

/** Moves the focus to the page, because the bar and its buttons are about to disappear. */
function focusMain() {
  document.getElementById('main')?.focus({ preventScroll: true })
}
