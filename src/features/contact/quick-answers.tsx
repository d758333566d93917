import { Trans } from '@lingui/react/macro'

import { CommonQuestionsList } from '#rental/questions/common-questions-list.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

/** Common questions beside the form, because their answers make some messages unnecessary. */
export function QuickAnswers() {
  return (
    <Stack as="aside" gap="3" aria-labelledby="quick-answers">
      <H2 id="quick-answers" fontSize="xl">
        <Trans>Quick answers</Trans>
      </H2>
      <CommonQuestionsList />
    </Stack>
  )
}
