import { Trans } from '@lingui/react/macro'

import { TextLink } from '#ui/control/link.tsx'
import { P } from '#ui/style/type.tsx'

import { useCommonQuestions } from './common-questions.ts'
import { QuestionItem } from './question-item.tsx'

/** The most common questions with answers, and a link to all questions. */
export function CommonQuestionsList() {
  const { documents, age, where, cancel } = useCommonQuestions()

  return (
    <>
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
    </>
  )
}
