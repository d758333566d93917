import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { ratePassword, type PasswordStrength } from '@masar/domain/person/passwords.ts'
import { styled } from '#ui/style/styled.ts'

const LEVELS: Record<PasswordStrength, { filled: number; word: ReactNode }> = {
  'too-short': { filled: 0, word: <Trans>Too short</Trans> },
  weak: { filled: 1, word: <Trans>Easy to guess</Trans> },
  fair: { filled: 2, word: <Trans>Good</Trans> },
  strong: { filled: 3, word: <Trans>Strong</Trans> },
}

const Step = styled('span', {
  base: { height: '1', flex: '1', borderRadius: 'full', bg: 'border' },
  variants: {
    tone: {
      none: {},
      weak: { bg: 'danger.fg' },
      fair: { bg: 'warning.fg' },
      strong: { bg: 'success.fg' },
    },
  },
})

/** The strength of a new password: three steps and a word. */
export function PasswordMeter({ password }: { password: string }) {
  if (password === '') return null
  const strength = ratePassword(password)
  const { filled, word } = LEVELS[strength]
  const tone = strength === 'too-short' ? 'none' : strength

  return (
    <styled.span display="flex" alignItems="center" gap="3" mt="1">
      <styled.span aria-hidden display="flex" gap="1" width="8rem">
        {[1, 2, 3].map((step) => (
          <Step key={step} tone={step <= filled ? tone : 'none'} />
        ))}
      </styled.span>
      <span aria-live="polite">{word}</span>
    </styled.span>
  )
}
