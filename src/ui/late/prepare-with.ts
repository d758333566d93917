import { afterPaint } from '../moment/after-paint.ts'

/**
 * For whoever comes near a control: what it opens is downloaded once the control has shown that it was reached. To
 * begin a download takes a slow phone a frame. A failure is nobody's yet: what is opened asks again, and tells.
 */
export function prepareWith(download: () => Promise<unknown>): () => void {
  let isBegun = false

  return () => {
    if (isBegun) return
    isBegun = true
    afterPaint()
      .then(download)
      .catch(() => {
        isBegun = false
      })
  }
}
