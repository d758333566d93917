import { Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'

import { Button } from './button.tsx'
import { OutsideLink } from './link.tsx'
import { PageHeading } from './page-heading.tsx'
import { Page } from './page.tsx'
import { P } from './type.tsx'

export interface SuspendedPageProps {
  contactEmail: string
  onSignOut: () => void
}

/** A blacklisted customer sees this in place of every page (specification 6). */
export function SuspendedPage({ contactEmail, onSignOut }: SuspendedPageProps) {
  const { t } = useLingui()

  return (
    <Page width="text">
      <Stack gap="6" py={{ base: '4', md: '10' }} align="start">
        <PageHeading title={t`Your account is suspended.`} />
        <P size="lg" tone="muted">
          <Trans>
            You cannot book at the moment. If you think this is a mistake, write to{' '}
            <OutsideLink href={`mailto:${contactEmail}`}>{contactEmail}</OutsideLink>.
          </Trans>
        </P>
        <Button onClick={onSignOut}>
          <Trans>Sign out</Trans>
        </Button>
      </Stack>
    </Page>
  )
}
