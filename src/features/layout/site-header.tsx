import { Trans, useLingui } from '@lingui/react/macro'
import { createLink } from '@tanstack/react-router'
import { Moon, Sun } from 'lucide-react'

import { usePreferences } from '#ui/menu/preferences.tsx'
import { useViewer } from '#rental/viewer.tsx'
import { NEEDS_SCRIPT_PROPS, WithoutScript } from '#ui/page/needs-script.tsx'
import { styled, cva, HStack } from '#ui/style/styled.ts'

import { BrandMark, Wordmark } from '#ui/drawings/brand.tsx'
import { HeaderFrame } from './header-frame.tsx'
import { Bell } from './bell.tsx'
import { AccountMenu } from './menus/account-menu.tsx'
import { LazyMenuWithoutScript } from './menus/header-menus.ts'
import { PhoneMenu } from './menus/phone-menu.tsx'
import { PreferenceMenus } from './menus/preference-menus.tsx'
import { useReturnPath } from './return-path.ts'

const headerItemStyle = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    px: '3',
    borderRadius: 'md',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { bg: 'rgb(255 255 255 / 10%)' },
  },
  variants: {
    look: {
      plain: {
        '&[data-status=active]': {
          textDecoration: 'underline',
          textDecorationColor: '{colors.header.warm}',
          textUnderlineOffset: '8px',
          textDecorationThickness: '2px',
        },
      },
      brand: { px: '0', _hover: { bg: 'transparent' } },
      filled: { bg: 'header.fg', color: 'header', _hover: { bg: 'white' }, fontWeight: 'semibold' },
    },
  },
  defaultVariants: { look: 'plain' },
})

const HeaderLink = createLink(styled('a', headerItemStyle))
const HeaderButton = styled('button', headerItemStyle, { defaultProps: { type: 'button' } })

export interface SiteHeaderProps {
  siteName: string
  hidesSuppliers: boolean
  currencies: readonly string[]
  onSignOut: () => void
}

/**
 * The header with links to the main pages, language, currency and account. On phones, all of these are in one
 * menu.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { siteName, hidesSuppliers, currencies, onSignOut } = props
  const { t } = useLingui()
  const { user } = useViewer()

  return (
    <HeaderFrame>
      <HStack
        maxW="content"
        mx="auto"
        px={{ base: '4', md: '6' }}
        minH="16"
        gap="2"
        wrap={{ base: 'wrap', lg: 'nowrap' }}
      >
        <HeaderLink to="/" look="brand" me={{ base: 'auto', lg: '4' }}>
          <BrandMark />
          <Wordmark>{siteName}</Wordmark>
        </HeaderLink>
        <styled.nav aria-label={t`Main`} display={{ base: 'none', lg: 'flex' }} flex="1" gap="1">
          <HeaderLink to="/" activeOptions={{ exact: true, includeSearch: false }}>
            <Trans>Rent a car</Trans>
          </HeaderLink>
          {user ? (
            <HeaderLink to="/bookings">
              <Trans>My bookings</Trans>
            </HeaderLink>
          ) : null}
          <HeaderLink to="/locations" display={{ base: 'none', xl: 'inline-flex' }}>
            <Trans>Locations</Trans>
          </HeaderLink>
          {hidesSuppliers ? null : (
            <HeaderLink to="/suppliers" display={{ base: 'none', xl: 'inline-flex' }}>
              <Trans>Rental companies</Trans>
            </HeaderLink>
          )}
        </styled.nav>
        {user ? (
          <styled.div minW="11">
            <Bell />
          </styled.div>
        ) : null}
        <HStack display={{ base: 'none', lg: 'flex' }} gap="1">
          <styled.div display="contents" {...NEEDS_SCRIPT_PROPS}>
            <Preferences currencies={currencies} />
          </styled.div>
          <Account onSignOut={onSignOut} />
        </HStack>
        <styled.div display="contents" {...NEEDS_SCRIPT_PROPS}>
          <PhoneMenu {...{ hidesSuppliers, currencies, onSignOut }} />
        </styled.div>
        <WithoutScript>
          <LazyMenuWithoutScript hidesSuppliers={hidesSuppliers} />
        </WithoutScript>
      </HStack>
    </HeaderFrame>
  )
}

function Preferences({ currencies }: { currencies: readonly string[] }) {
  const { theme, chooseTheme } = usePreferences()
  const { t } = useLingui()
  const isDark = theme === 'dark'

  return (
    <>
      <PreferenceMenus currencies={currencies} />
      <HeaderButton
        aria-label={isDark ? t`Light theme` : t`Dark theme`}
        onClick={() => {
          chooseTheme(isDark ? 'light' : 'dark')
        }}
      >
        {isDark ? <Sun aria-hidden size={18} /> : <Moon aria-hidden size={18} />}
      </HeaderButton>
    </>
  )
}

function Account({ onSignOut }: Pick<SiteHeaderProps, 'onSignOut'>) {
  const { status, user } = useViewer()
  const from = useReturnPath()

  if (user) {
    return (
      <styled.div minW="11rem" {...NEEDS_SCRIPT_PROPS}>
        <AccountMenu {...{ user, onSignOut }} />
      </styled.div>
    )
  }
  if (status === 'unknown') return <styled.div aria-hidden width="11rem" />
  return (
    <>
      <HeaderLink to="/sign-up" search={from}>
        <Trans>Sign up</Trans>
      </HeaderLink>
      <HeaderLink to="/sign-in" search={from} look="filled">
        <Trans>Sign in</Trans>
      </HeaderLink>
    </>
  )
}
