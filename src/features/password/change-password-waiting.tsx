import { Trans } from '@lingui/react/macro'

import { FieldRoom } from '#ui/form/field-room.tsx'
import { BesideCoast } from '#ui/page/beside-coast.tsx'
import { Card } from '#ui/page/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H1 } from '#ui/style/type.tsx'

/** The skeleton of the form, shown until the viewer is known. */
export const ChangePasswordWaiting = () => (
  <Page aria-busy>
    <BesideCoast column="narrow">
      <Stack gap="6">
        <H1>
          <Trans>Change password</Trans>
        </H1>
        <Card aria-hidden>
          <Stack gap="5">
            <FieldRoom />
            <Stack gap="1">
              <FieldRoom />
              <Skeleton height="5" maxW="16rem" />
            </Stack>
            <FieldRoom />
            <Skeleton height="11" />
          </Stack>
        </Card>
      </Stack>
    </BesideCoast>
  </Page>
)
