import { Trans } from '@lingui/react/macro'

import { CommonQuestionsList } from '#rental/questions/common-questions-list.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

/** Common questions before a booking; the FAQ page has the others. */
export function Questions() {
  return (
    <Stack gap="3">
      <H2>
        <Trans>FAQ</Trans>
      </H2>
      <CommonQuestionsList />
    </Stack>
  )
}
