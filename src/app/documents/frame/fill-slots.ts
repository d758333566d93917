import type { FrameFact } from '#ui/page/frame-slot.tsx'

/**
 * Writes into the frame what the address or an answer says. The script stands in the head, so that the frame may
 * still be on its way; once the app has drawn the page there is nothing to write.
 */
export function fillSlots(fact: FrameFact, text: string): void {
  const slots = document.querySelectorAll(`[data-frame-slot=${fact}]`)
  if (slots.length === 0 && document.readyState === 'loading') {
    requestAnimationFrame(() => fillSlots(fact, text))
    return
  }
  for (const slot of slots) {
    slot.textContent = text
    slot.closest('h1[aria-hidden]')?.removeAttribute('aria-hidden')
  }
}
