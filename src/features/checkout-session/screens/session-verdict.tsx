import type { ReactNode } from 'react'

import { PageHeading } from '#ui/page-heading.tsx'
import { ResultCard, type VerdictProps } from '#ui/result-card.tsx'

export interface SessionVerdictProps extends Omit<VerdictProps, 'heading'> {
  /** The title of the document, too. */
  title: string
  children: ReactNode
}

/** What became of the payment, as the title of the page. */
export function SessionVerdict({ title, ...verdict }: SessionVerdictProps) {
  return <ResultCard {...verdict} heading={<PageHeading title={title} />} />
}
