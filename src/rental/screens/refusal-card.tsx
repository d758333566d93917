import type { ReactNode } from 'react'

import { ResultCard, type ResultCardProps } from '#ui/page/result-card.tsx'

import { ScreenHeading } from './screen-heading.tsx'

export interface RefusalCardProps extends Omit<ResultCardProps, 'heading'> {
  title: ReactNode
}

/** Explains why the flow cannot continue, with a title, a sentence and a next step. */
export function RefusalCard({ title, ...card }: RefusalCardProps) {
  return <ResultCard isBeside {...card} heading={<ScreenHeading>{title}</ScreenHeading>} />
}
