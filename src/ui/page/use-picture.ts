import { useState } from 'react'

/** The address of a picture while it can be had, and what to do when it does not come. */
export function usePicture(address: string | null) {
  const [missing, setMissing] = useState<string | null>(null)
  return {
    src: address === missing ? null : address,
    onError: () => setMissing(address),
  }
}
