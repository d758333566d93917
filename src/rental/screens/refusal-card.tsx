import type { ReactNode } from 'react'

import { Verdict, type VerdictProps } from '#ui/verdict.tsx'

import { ScreenHeading } from './screen-heading.tsx'

export interface RefusalCardProps extends Omit<VerdictProps, 'heading'> {
  title: ReactNode
}

/** Why it does not go on: a name, a sentence and a next step. */
export function RefusalCard({ title, ...verdict }: RefusalCardProps) {
  return <Verdict {...verdict} heading={<ScreenHeading>{title}</ScreenHeading>} />
}
