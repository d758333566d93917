import { Trans } from '@lingui/react/macro'

import { Card } from '#ui/page/card.tsx'
import { ButtonLink } from '#ui/control/button.tsx'
import { ExternalLink } from '#ui/control/link.tsx'
import { HStack, Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'

export function CustomerCare({ contactEmail }: { contactEmail: string }) {
  return (
    <Card tone="sand" alignSelf="start">
      <Stack gap="3">
        <H2>
          <Trans>Talk to a real person</Trans>
        </H2>
        <P>
          <Trans>Get help before, during and after your rental. 24/7 roadside assistance.</Trans>
        </P>
        <HStack columnGap="4" rowGap="2" wrap="wrap">
          <ButtonLink to="/contact">
            <Trans>Contact us</Trans>
          </ButtonLink>
          <ExternalLink href={`mailto:${contactEmail}`} isAlone overflowWrap="anywhere">
            {contactEmail}
          </ExternalLink>
        </HStack>
      </Stack>
    </Card>
  )
}
