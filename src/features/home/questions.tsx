import { Trans } from '@lingui/react/macro'

import { TextLink } from '#ui/control/link.tsx'
import { H2, P } from '#ui/style/type.tsx'

import { useOftenAsked } from '#rental/questions/often-asked.ts'
import { QuestionItem } from '#rental/questions/question-item.tsx'
import { Stack } from '#ui/style/styled.ts'

/** What most people ask before they book; the page of questions has the rest. */
export function Questions() {
  const { documents, age, where, cancel } = useOftenAsked()

  return (
    <Stack gap="3">
      <H2>
        <Trans>FAQ</Trans>
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
