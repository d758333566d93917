import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Card } from '#ui/page/card.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'

export interface SettingsPartProps {
  id: 'about-you' | 'licence' | 'language' | 'emails' | 'security'
  /** Undefined when the content has its own title. */
  title?: ReactNode
  /** Whether changes are saved at once, without a button. */
  isSavedAtOnce?: boolean
  children: ReactNode
}

/** A card on the settings page. The list beside the cards links to it. */
export const SettingsPart = ({ id, title, isSavedAtOnce, children }: SettingsPartProps) => (
  <Card id={id} tabIndex={-1} scrollMarginTop="4" _focusVisible={{ outline: 'none' }}>
    <Stack gap="4">
      {title ? <H2>{title}</H2> : null}
      {children}
      {isSavedAtOnce ? (
        <P size="sm" tone="muted">
          <Trans>Changes are saved automatically.</Trans>
        </P>
      ) : null}
    </Stack>
  </Card>
)

const List = styled('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gap: '1',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minH: '11',
      px: '3',
      borderRadius: 'md',
      color: 'fg',
      textDecoration: 'none',
      _hover: { bg: 'bg.subtle' },
    },
  },
})

/** Links to all cards, shown beside the cards if there is room. */
export function SettingsParts({ hasLicense }: { hasLicense: boolean }) {
  const { t } = useLingui()
  const parts = [
    { id: 'about-you', name: <Trans>About you</Trans> },
    ...(hasLicense ? [{ id: 'licence', name: <Trans>Driving licence</Trans> }] : []),
    { id: 'language', name: <Trans>Language and currency</Trans> },
    { id: 'emails', name: <Trans>Network settings</Trans> },
    { id: 'security', name: <Trans>Password and sessions</Trans> },
  ]

  return (
    <styled.nav
      aria-label={t`On this page`}
      display={{ base: 'none', lg: 'block' }}
      position="sticky"
      top="6"
      alignSelf="start"
    >
      <List>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <TextLink
              to="/settings"
              hash={id}
              onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
            >
              {name}
            </TextLink>
          </li>
        ))}
      </List>
    </styled.nav>
  )
}
