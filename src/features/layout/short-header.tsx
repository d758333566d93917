import { Trans } from '@lingui/react/macro'
import { createLink } from '@tanstack/react-router'
import { Lock, UserRound } from 'lucide-react'

import { useViewer } from '#rental/viewer.tsx'
import { NEEDS_SCRIPT_PROPS, WithoutScript } from '#ui/page/needs-script.tsx'
import { styled, HStack } from '#ui/style/styled.ts'

import { BrandMark, Wordmark } from '#ui/drawings/brand.tsx'
import { HeaderFrame } from './header-frame.tsx'
import { LazyMenuWithoutScript } from './menus/header-menus.ts'
import { PreferenceMenus } from './menus/preference-menus.tsx'

const BrandLink = createLink(
  styled('a', {
    base: { display: 'inline-flex', alignItems: 'center', gap: '2', minH: '11', me: 'auto' },
  }),
)

/** The security note. Phones show only its icon; the narrowest phones hide it. */
const Safety = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    pe: '2',
    fontSize: 'sm',
    '@media (max-width: 21.9975rem)': { display: 'none' },
  },
})

export interface ShortHeaderProps {
  siteName: string
  hidesSuppliers: boolean
  currencies: readonly string[]
}

/**
 * The header of a page without navigation: the site name, the security note, the customer, the language and the
 * currency.
 */
export function ShortHeader({ siteName, hidesSuppliers, currencies }: ShortHeaderProps) {
  const { user } = useViewer()

  return (
    <HeaderFrame>
      <HStack
        maxW="content"
        mx="auto"
        px={{ base: '4', md: '6' }}
        minH="14"
        columnGap={{ base: '0', sm: '2' }}
        rowGap="0"
        wrap="wrap"
      >
        <BrandLink to="/">
          <BrandMark />
          <Wordmark>{siteName}</Wordmark>
        </BrandLink>
        {user ? (
          <HStack gap="2" pe="2" fontSize="sm" display={{ base: 'none', md: 'flex' }}>
            <UserRound aria-hidden size={18} />
            {user.fullName}
          </HStack>
        ) : null}
        <Safety>
          <Lock aria-hidden size={18} />
          <styled.span display={{ base: 'none', sm: 'inline' }}>
            <Trans>Secure checkout</Trans>
          </styled.span>
        </Safety>
        <styled.div display="contents" {...NEEDS_SCRIPT_PROPS}>
          <PreferenceMenus currencies={currencies} isShort />
        </styled.div>
        <WithoutScript>
          <LazyMenuWithoutScript hidesSuppliers={hidesSuppliers} />
        </WithoutScript>
      </HStack>
    </HeaderFrame>
  )
}
