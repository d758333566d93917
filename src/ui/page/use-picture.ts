import { useState } from 'react'

/** Returns the URL of an image, or null once it has failed to load, and an error handler for the image. */
export function usePicture(address: string | null) {
  const [missing, setMissing] = useState<string | null>(null)
  return {
    src: address === missing ? null : address,
    onError: () => setMissing(address),
  }
}
