import type { ReactNode } from 'react'

import { ButtonLabel } from './button.tsx'
import { styled } from '../style/styled.ts'

/** Lies unseen over the whole button: a file can be dropped on it, as on any control of its kind. */
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
  /** Media types and endings, as `accept` has them. It helps to choose; it proves nothing. */
  accept: string
  onPick: (file: File) => void
  busy?: boolean
  describedBy?: string | undefined
  isWrong?: boolean
}

/** A button that lets somebody choose a file, or drop it there. The same file may be chosen again. */
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
