import { Trans, useLingui } from '@lingui/react/macro'

import { ButtonLink } from '#ui/control/button.tsx'
import { SceneDrawing } from '#ui/drawings/scene-drawing.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { HStack, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

/** Shown when parts of the checkout URL are missing or invalid. */
export function CheckoutLinkBroken() {
  const { t } = useLingui()

  return (
    <Page width="text">
      <Stack gap="5">
        <SceneDrawing scene="lost" />
        <PageHeading title={t`This checkout link is incomplete`} />
        <P>
          <Trans>Some details are missing. Please search again.</Trans>
        </P>
        <HStack>
          <ButtonLink to="/">
            <Trans>Find a car</Trans>
          </ButtonLink>
        </HStack>
      </Stack>
    </Page>
  )
}
