import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { ButtonLink } from '#ui/control/button.tsx'
import { TextLink } from '#ui/control/link.tsx'

export interface SignInLinkProps {
  look: 'button' | 'outline' | 'text'
  children: ReactNode
}

/** A link to sign in and then return to this checkout, which the window stores until then. */
export function SignInLink({ look, children }: SignInLinkProps) {
  const from = useLocation({ select: ({ href }) => href })

  if (look === 'text') {
    return (
      <TextLink to="/sign-in" search={{ from }}>
        {children}
      </TextLink>
    )
  }
  return (
    <ButtonLink to="/sign-in" search={{ from }} variant={look === 'outline' ? 'outline' : 'solid'}>
      {children}
    </ButtonLink>
  )
}
