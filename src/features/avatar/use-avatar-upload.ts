import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import type { AvatarUploadOptions } from './send-avatar.ts'

export interface AvatarUpload {
  /** The name of the file in the current or last upload. */
  name: string
  percent: number
  isSending: boolean
  error: Error | null
  send: (file: File) => void
  again: () => void
  stop: () => void
}

/** Uploads one picture at a time. Another upload, or `stop`, aborts it. */
export function useAvatarUpload(
  onSend: (file: File, sending: AvatarUploadOptions) => Promise<void>,
  onSent: () => void,
): AvatarUpload {
  const underWay = useRef<AbortController | null>(null)
  const [percent, setPercent] = useState(0)
  const upload = useMutation({
    mutationFn: (file: File) => {
      underWay.current?.abort()
      const over = new AbortController()
      underWay.current = over
      setPercent(0)
      return onSend(file, { signal: over.signal, onProgress: setPercent })
    },
    onSuccess: onSent,
  })
  const file = upload.variables

  return {
    name: file?.name ?? '',
    percent,
    isSending: upload.isPending,
    error: upload.error,
    send: (chosen) => upload.mutate(chosen),
    again: () => {
      if (file) upload.mutate(file)
    },
    stop: () => {
      underWay.current?.abort()
      upload.reset()
    },
  }
}
