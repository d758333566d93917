import { useState } from 'react'

/** The address of an image while it is loadable, and an error handler. */
export function usePicture(address: string | null) {
  const [missing, setMissing] = useState<string | null>(null)
  return {
    src: address === missing ? null : address,
    onError: () => setMissing(address),
  }
}
