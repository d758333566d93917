import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

import { ButtonLabel } from './button.tsx'

export interface FileButtonProps {
  children: ReactNode
  /** Media types and endings, as `accept` has them. It helps to choose; it proves nothing. */
  accept: string
  onPick: (file: File) => void
  busy?: boolean
  describedBy?: string | undefined
  isWrong?: boolean
}

/** A button that lets somebody choose a file. The same file may be chosen again. */
export function FileButton(props: FileButtonProps) {
  const { children, accept, onPick, busy = false, describedBy, isWrong } = props

  return (
    <ButtonLabel variant="outline" opacity={busy ? 0.55 : undefined}>
      <chakra.input
        type="file"
        srOnly
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
          if (file) onPick(file)
        }}
      />
      {children}
    </ButtonLabel>
  )
}
