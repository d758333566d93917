import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Input } from '#ui/control/controls.tsx'
import { Field } from '#ui/form/field.tsx'
import { useEarlyInput } from '#ui/form/use-early-input.ts'
import { TextLink } from '#ui/control/link.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { AsideColumns } from '#ui/page/aside-columns.tsx'
import { PageIntro } from '#ui/page/page-intro.tsx'
import { Card } from '#ui/page/card.tsx'
import { NEEDS_SCRIPT_PROPS } from '#ui/page/needs-script.tsx'
import { Page } from '#ui/page/page.tsx'
import { H2, P } from '#ui/style/type.tsx'

import { findQuestions } from './find-questions.ts'
import type { FaqFacts } from '#rental/questions/question.ts'
import { QuestionItem } from '#rental/questions/question-item.tsx'
import { Stack } from '#ui/style/styled.ts'
import { useBeforeDriving } from './use-before-driving.ts'
import { useBookingQuestions } from './use-booking-questions.ts'

export interface FaqPageProps {
  facts: FaqFacts
  /** The initial search words, from the URL. */
  words: string
  /** The id of the question in the URL, as in `/faq#deposit`. */
  asked: string
  onWords: (words: string) => void
  onAsked: (id: string) => void
}

/** Frequent questions by topic, with a URL for each question. */
export function FaqPage({ facts, words, asked, onWords, onAsked }: FaqPageProps) {
  const { t } = useLingui()
  const topics = [...useBeforeDriving(facts), ...useBookingQuestions(facts)]
  const [typed, setTyped] = useState(words)
  const search = (text: string) => {
    setTyped(text)
    onWords(text)
  }
  const field = useEarlyInput(words, search)
  const found = findQuestions(topics, typed)
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  const isKnown = topics.some(({ questions }) => questions.some(({ id }) => id === asked))

  return (
    <Page>
      <Stack gap="8">
        <PageIntro title={t`FAQ`} scene="desert" />
        <AsideColumns isSticky>
          <Stack gap="8" minW="0">
            {asked && !isKnown ? (
              <Notice tone="info" title={<Trans>Question not found</Trans>}>
                <Trans>The answer may have moved. Search for a word from the question.</Trans>
              </Notice>
            ) : null}
            <search {...NEEDS_SCRIPT_PROPS}>
              <Field label={<Trans>Search questions</Trans>}>
                {(control) => (
                  <Input
                    {...control}
                    ref={field}
                    type="search"
                    maxLength={100}
                    value={typed}
                    onChange={({ currentTarget: { value } }) => search(value)}
                  />
                )}
              </Field>
              <P as="output" display="block" tone="muted" size="sm" mt="2">
                {typed.trim() ? (
                  <Plural
                    value={count}
                    _0="No matching questions."
                    one="# question"
                    other="# questions"
                  />
                ) : null}
              </P>
            </search>
            {found.map(({ id, title, questions }) => (
              <Stack key={id} as="section" gap="2" aria-labelledby={`topic-${id}`}>
                <H2 id={`topic-${id}`}>{title}</H2>
                <div>
                  {questions.map((question) => (
                    <QuestionItem
                      key={question.id}
                      question={question}
                      isAsked={question.id === asked}
                      onAsked={onAsked}
                    />
                  ))}
                </div>
              </Stack>
            ))}
          </Stack>
          <Card as="aside" tone="sand">
            <P>
              <Trans>
                Can’t find your answer? <TextLink to="/contact">Contact us</TextLink>.
              </Trans>
            </P>
          </Card>
        </AsideColumns>
      </Stack>
    </Page>
  )
}
