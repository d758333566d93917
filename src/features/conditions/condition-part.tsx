import type { ReactNode } from 'react'

import { Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

export interface ConditionPartProps {
  title: ReactNode
  children: ReactNode
}

/** A section about one subject of the conditions. */
export const ConditionPart = ({ title, children }: ConditionPartProps) => (
  <Stack as="section" gap="3" css={{ breakInside: 'avoid' }}>
    <H2>{title}</H2>
    {children}
  </Stack>
)
