import { Trans } from '@lingui/react/macro'

import { useOftenAsked } from '#rental/questions/often-asked.ts'
import { QuestionItem } from '#rental/questions/question-item.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'

/** What most customers ask, beside the form: some need not write then. */
export function QuickAnswers() {
  const { documents, age, where, cancel } = useOftenAsked()

  return (
    <Stack as="aside" gap="3" aria-labelledby="quick-answers">
      <H2 id="quick-answers" fontSize="xl">
        <Trans>Quick answers</Trans>
      </H2>
      <div>
        {[documents, age, where, cancel].map((question) => (
          <QuestionItem key={question.id} question={question} />
        ))}
      </div>
      <P>
        <TextLink to="/faq" isAlone>
          <Trans>All questions</Trans>
        </TextLink>
      </P>
    </Stack>
  )
}
