import { Trans, useLingui } from '@lingui/react/macro'

import { getStartText } from '#i18n/start-texts.ts'
import { useViewer } from '#rental/viewer.tsx'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { MenuLink } from './phone-menu-items.tsx'

const Details = styled('details', { base: { ms: { lgDown: 'auto' }, position: 'relative' } })

const Summary = styled('summary', {
  base: { px: '3', borderRadius: 'md', fontWeight: 'medium', whiteSpace: 'nowrap' },
})

const Panel = styled('div', {
  base: {
    position: 'absolute',
    top: '100%',
    insetEnd: '0',
    width: '18rem',
    maxW: 'calc(100vw - 2rem)',
    display: 'grid',
    gap: '3',
    p: '2',
    bg: 'bg.raised',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'md',
    '& :focus-visible': { outlineColor: 'accent' },
  },
})

/** Combines all header menus for browsers without JavaScript. Rendered only by the server. */
export function MenuWithoutScript({ hidesSuppliers }: { hidesSuppliers: boolean }) {
  const { t } = useLingui()
  const { languages } = usePreferences()
  const { user } = useViewer()

  return (
    <Details>
      <Summary>
        <Trans>Menu</Trans>
      </Summary>
      <Panel>
        <Stack as="nav" gap="0" aria-label={t`Menu`}>
          {user ? <CustomerLinks name={user.fullName} /> : <VisitorLinks />}
          <MenuLink to="/locations">
            <Trans>Locations</Trans>
          </MenuLink>
          {hidesSuppliers ? null : (
            <MenuLink to="/suppliers">
              <Trans>Rental companies</Trans>
            </MenuLink>
          )}
          <MenuLink to="/faq">
            <Trans>FAQ</Trans>
          </MenuLink>
          <MenuLink to="/contact">
            <Trans>Contact us</Trans>
          </MenuLink>
        </Stack>
        <Stack as="ul" gap="0" listStyleType="none" aria-label={t`Language`}>
          {languages.map((language) => (
            <li key={language}>
              <MenuLink
                to="."
                search={(search: object): object => ({ ...search, l: language })}
                lang={language}
                hrefLang={language}
              >
                {getStartText(language, 'name')}
              </MenuLink>
            </li>
          ))}
        </Stack>
        <P size="sm" tone="muted" px="3">
          {user ? (
            <Trans>Turn on JavaScript to sign out or change currency and appearance.</Trans>
          ) : (
            <Trans>Turn on JavaScript to change currency and appearance.</Trans>
          )}
        </P>
      </Panel>
    </Details>
  )
}

const CustomerLinks = ({ name }: { name: string }) => (
  <>
    <P px="3" pt="2" fontWeight="semibold" overflowWrap="anywhere">
      {name}
    </P>
    <MenuLink to="/">
      <Trans>Rent a car</Trans>
    </MenuLink>
    <MenuLink to="/bookings">
      <Trans>My bookings</Trans>
    </MenuLink>
    <MenuLink to="/notifications">
      <Trans>Notifications</Trans>
    </MenuLink>
    <MenuLink to="/settings">
      <Trans>Settings</Trans>
    </MenuLink>
  </>
)

const VisitorLinks = () => (
  <>
    <MenuLink to="/">
      <Trans>Rent a car</Trans>
    </MenuLink>
    <MenuLink to="/sign-in">
      <Trans>Sign in</Trans>
    </MenuLink>
    <MenuLink to="/sign-up">
      <Trans>Sign up</Trans>
    </MenuLink>
  </>
)
