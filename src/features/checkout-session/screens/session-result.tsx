import type { ReactNode } from 'react'

import { PageHeading } from '#ui/page/page-heading.tsx'
import { ResultCard, type ResultCardProps } from '#ui/page/result-card.tsx'

export interface SessionResultProps extends Omit<ResultCardProps, 'heading'> {
  /** The title of the document, too. */
  title: string
  children: ReactNode
}

/** What became of the payment, as the title of the page. */
export function SessionResult({ title, ...card }: SessionResultProps) {
  return <ResultCard {...card} heading={<PageHeading title={title} />} />
}
