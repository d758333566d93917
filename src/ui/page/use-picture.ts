import { useState } from 'react'

/** Returns an image's URL and its error handler. The URL is null once loading has failed. */
export function usePicture(address: string | null) {
  const [missing, setMissing] = useState<string | null>(null)
  return {
    src: address === missing ? null : address,
    onError: () => setMissing(address),
  }
}
