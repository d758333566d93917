import { Trans, useLingui } from '@lingui/react/macro'

import { Button, ButtonLink } from '#ui/control/button.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { Page } from '#ui/page/page.tsx'
import { HStack, Stack } from '#ui/style/styled.ts'
import { SuspendedText } from '#rental/suspended-text.tsx'
import { P } from '#ui/style/type.tsx'

export interface SuspendedPageProps {
  contactEmail: string
  /** Null while the session is ending. */
  onOther: (() => void) | null
}

/** Shown to suspended customers on the sign-in and sign-up pages (SESSION-9). */
export function SuspendedPage({ contactEmail, onOther }: SuspendedPageProps) {
  const { t } = useLingui()

  return (
    <Page width="text">
      <Stack gap="6" py={{ base: '4', md: '10' }} align="start">
        <PageHeading title={t`Your account is suspended.`} />
        <P size="lg" tone="muted">
          <SuspendedText contactEmail={contactEmail} />
        </P>
        <HStack gap="3" wrap="wrap">
          <ButtonLink to="/">
            <Trans>Browse as a guest</Trans>
          </ButtonLink>
          {onOther ? (
            <Button variant="outline" onClick={onOther}>
              <Trans>Use another account</Trans>
            </Button>
          ) : null}
        </HStack>
      </Stack>
    </Page>
  )
}
