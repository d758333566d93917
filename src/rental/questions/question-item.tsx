import { useEffect, useRef } from 'react'

import { usePrinting } from './use-printing.ts'
import { styled } from '#ui/style/styled.ts'

import type { Question } from './question.ts'

const Item = styled('details', {
  base: { borderBottomWidth: '1px', borderColor: 'border', py: '1', scrollMarginTop: '4' },
})

export interface QuestionItemProps {
  question: Question
  /** Whether the URL points to this question, which then opens and takes the focus. */
  isAsked?: boolean
  onAsked?: (id: string) => void
}

/** A question that expands to show its answer. */
export function QuestionItem({ question, isAsked = false, onAsked }: QuestionItemProps) {
  const { id, title, answer } = question
  const summary = useRef<HTMLElement>(null)
  // Printing expands every answer.
  const isPrinting = usePrinting()

  useEffect(() => {
    if (isAsked) summary.current?.focus()
  }, [isAsked])

  return (
    <Item
      id={id}
      open={isAsked || isPrinting || undefined}
      onToggle={({ currentTarget: { open } }) => {
        if (open && !isAsked && !isPrinting) onAsked?.(id)
      }}
    >
      <styled.summary ref={summary} fontWeight="semibold">
        {title}
      </styled.summary>
      <styled.p pt="1" pb="3" color="fg.muted">
        {answer}
      </styled.p>
    </Item>
  )
}
