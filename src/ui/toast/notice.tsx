import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { styled, HStack, Stack } from '../style/styled.ts'

type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

const ICONS = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
}

const Box = styled('div', {
  base: { borderRadius: 'md', p: '4' },
  variants: {
    tone: {
      neutral: { bg: 'bg.subtle', color: 'fg' },
      info: { bg: 'accent.subtle', color: 'fg' },
      success: { bg: 'success.subtle', color: 'success.fg' },
      warning: { bg: 'warning.subtle', color: 'warning.fg' },
      danger: { bg: 'danger.subtle', color: 'danger.fg' },
    },
  },
})

export interface NoticeProps {
  tone: Tone
  title?: ReactNode
  children?: ReactNode
  /** The customer's next steps. */
  action?: ReactNode
  /** Whether the notice appears after a user action, so that it is announced immediately. */
  urgent?: boolean
}

/** A persistent message: what happened, with an icon, and a next step. */
export function Notice({ tone, title, children, action, urgent = false }: NoticeProps) {
  const Icon = ICONS[tone]

  return (
    <Box tone={tone} role={urgent ? 'alert' : undefined}>
      {/* On phones with text at 200%, the text wraps below the icon. */}
      <HStack align="start" gap="3" wrap="wrap">
        <Icon aria-hidden size={22} style={{ flexShrink: 0 }} />
        <Stack gap="2" flex="1 1 8rem" minW="0">
          {title ? <styled.p fontWeight="semibold">{title}</styled.p> : null}
          {children ? <styled.div>{children}</styled.div> : null}
          {action ? <styled.div color="fg">{action}</styled.div> : null}
        </Stack>
      </HStack>
    </Box>
  )
}
