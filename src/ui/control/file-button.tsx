import type { ReactNode } from 'react'

import { ButtonLabel } from './button.tsx'
import { styled } from '../style/styled.ts'

/** Covers the whole button invisibly, so that a file can be dropped on it as on any native file input. */
const Control = styled('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    opacity: 0,
    cursor: 'pointer',
    '&::file-selector-button': { cursor: 'pointer' },
  },
})

export interface FileButtonProps {
  children: ReactNode
  /** Media types and extensions, as for `accept`. Browsers treat them as a hint and do not validate files. */
  accept: string
  onPick: (file: File) => void
  busy?: boolean
  describedBy?: string | undefined
  isWrong?: boolean
}

/** A button for choosing or dropping a file. The same file can be chosen again. */
export function FileButton(props: FileButtonProps) {
  const { children, accept, onPick, busy = false, describedBy, isWrong } = props

  return (
    <ButtonLabel variant="outline" opacity={busy ? 0.55 : undefined}>
      <Control
        type="file"
        accept={accept}
        aria-disabled={busy}
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        onClick={(event) => {
          if (busy) event.preventDefault()
        }}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file && !busy) onPick(file)
        }}
      />
      {children}
    </ButtonLabel>
  )
}
