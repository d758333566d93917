import { Trans, useLingui } from '@lingui/react/macro'

import { ButtonLink } from '#ui/button.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Page } from '#ui/page.tsx'
import { P } from '#ui/type.tsx'
import { useViewer } from '#rental/viewer.tsx'
import { HStack, Stack } from '#ui/styled.ts'

/** An address that leads nowhere, and ways on. */
export function NotFoundPage() {
  const { t } = useLingui()
  const { user } = useViewer()

  return (
    <Page width="text">
      <Stack gap="6" py={{ base: '4', md: '10' }}>
        <PageHeading title={t`Nothing to see here!`} />
        <P size="lg" tone="muted">
          <Trans>The address may be mistyped, or the page may have moved.</Trans>
        </P>
        <HStack gap="3" wrap="wrap">
          <ButtonLink to="/">
            <Trans>Find a car</Trans>
          </ButtonLink>
          {user ? (
            <ButtonLink to="/bookings" variant="outline">
              <Trans>See my bookings</Trans>
            </ButtonLink>
          ) : null}
        </HStack>
      </Stack>
    </Page>
  )
}
