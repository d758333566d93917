import type { ComponentType, ReactNode } from 'react'

import { styled, Stack } from '#ui/style/styled.ts'
import { H3, P } from '#ui/style/type.tsx'

export interface PromiseProps {
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  title: ReactNode
  children: ReactNode
}

/** One thing that a customer can rely on. */
export function PromiseItem({ icon: Icon, title, children }: PromiseProps) {
  return (
    <Stack as="li" gap="2">
      <styled.span color="accent" display="block" height="10">
        <Icon aria-hidden size={40} />
      </styled.span>
      <H3 fontSize={{ base: 'md', md: 'lg' }}>{title}</H3>
      <P tone="muted" fontSize={{ base: 'sm', md: 'md' }}>
        {children}
      </P>
    </Stack>
  )
}

/** Promises side by side: two per row on phones, or one if the text is large. */
export const PromiseList = styled('ul', {
  base: {
    display: 'grid',
    columnGap: { base: '4', md: '6' },
    rowGap: '6',
    listStyle: 'none',
    gridTemplateColumns: {
      base: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
  },
})
