import {
  createToaster,
  Toast,
  Toaster as ChakraToaster,
  type CreateToasterReturn,
} from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState, type CSSProperties } from 'react'

import { Button } from '../control/button.tsx'
import { styled } from '../style/styled.ts'
import { toastStyles, scrollBehindToasts, type ToastMessage } from './toast-box.tsx'
import { Widget } from '../control/widget.tsx'

const TYPE_BY_TONE = { info: 'info', success: 'success', danger: 'error' } as const
const ICONS = { info: Info, success: CircleCheck, danger: CircleAlert }

const Card = styled(Toast.Root, toastStyles)

const Sign = styled('span', {
  base: { flexShrink: 0 },
  variants: {
    tone: {
      info: { color: 'accent' },
      success: { color: 'success.fg' },
      danger: { color: 'danger.fg' },
    },
  },
})

/** Zag positions toasts over the page individually; here they are in a column, the last one at the bottom. */
const TOAST_STYLE: CSSProperties = { position: 'static' }
const COLUMN_STYLE: CSSProperties = {
  position: 'static',
  zIndex: 'auto',
  flexDirection: 'column-reverse',
  alignItems: 'stretch',
  gap: 'inherit',
}

/**
 * Replaces the roles of nested regions and statuses: the outer region announces toasts, because it exists
 * before the first one.
 */
const GROUP_PROPS = { role: 'group', 'aria-label': '' }

export interface ToasterProps {
  waiting: readonly ToastMessage[]
  /** The duration of each toast, in ms. */
  lasting: number
  onTaken: (taken: readonly ToastMessage[]) => void
}

/** Shows queued toasts, and pauses them on hover or focus. */
export function Toaster({ waiting, lasting, onTaken }: ToasterProps) {
  const [toaster] = useState(() =>
    createToaster({ placement: 'bottom-end', duration: lasting, removeDelay: 0 }),
  )

  useEffect(() => {
    if (waiting.length === 0) return
    onTaken(waiting)
    // Waits until the machine listens, after the effects of the first render.
    queueMicrotask(() => {
      for (const message of waiting) showMessage(toaster, message)
    })
  }, [toaster, waiting, onTaken])

  return (
    <Widget>
      <ChakraToaster toaster={toaster} {...GROUP_PROPS} style={COLUMN_STYLE}>
        {({ type, title }) => <ToastCard tone={TONE_BY_TYPE.get(type) ?? 'info'} text={title} />}
      </ChakraToaster>
    </Widget>
  )
}

/** Shows a toast. If the same text is already visible, it starts again. */
function showMessage(toaster: CreateToasterReturn, { tone, text }: ToastMessage) {
  const same = toaster.getVisibleToasts().filter(({ title }) => title === text)
  for (const { id } of same) toaster.remove(id)
  toaster.create({ type: TYPE_BY_TONE[tone], title: text })
}

function ToastCard({ tone, text }: ToastMessage) {
  const { t } = useLingui()
  const Icon = ICONS[tone]

  return (
    <Card ref={scrollBehindToasts} {...GROUP_PROPS} tabIndex={-1} data-toast style={TOAST_STYLE}>
      <Sign tone={tone}>
        <Icon aria-hidden size={20} />
      </Sign>
      <Toast.Title asChild>
        <styled.p flex="1" minW="0">
          {text}
        </styled.p>
      </Toast.Title>
      <Toast.CloseTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={t`Close`}>
          <X aria-hidden size={18} />
        </Button>
      </Toast.CloseTrigger>
    </Card>
  )
}

const TONE_BY_TYPE = new Map<string | undefined, ToastMessage['tone']>([
  ['error', 'danger'],
  ['success', 'success'],
])
