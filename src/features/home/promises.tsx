import type { ComponentType, ReactNode } from 'react'

import { chakra, Stack } from '#ui/styled.ts'
import { H3, P } from '#ui/type.tsx'

export interface PromiseProps {
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  title: ReactNode
  children: ReactNode
}

/** One thing that a customer can rely on. */
export function Promised({ icon: Icon, title, children }: PromiseProps) {
  return (
    <Stack as="li" gap="2">
      <chakra.span
        color="accent"
        bg="accent.subtle"
        borderRadius="full"
        width="11"
        height="11"
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
      >
        <Icon aria-hidden size={22} />
      </chakra.span>
      <H3>{title}</H3>
      <P tone="muted">{children}</P>
    </Stack>
  )
}

/** Promises beside each other where there is room. */
export const PromiseList = chakra('ul', {
  base: {
    display: 'grid',
    gap: '6',
    listStyle: 'none',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
  },
  variants: {
    columns: {
      3: { gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } },
      4: { gridTemplateColumns: { lg: 'repeat(4, minmax(0, 1fr))' } },
    },
  },
})
