import { type FrameFact, SLOT_FACT } from '#ui/page/frame-fact.ts'

/**
 * Writes into the frame what the address or an answer says. The script stands in the head, so that the frame may
 * still be on its way; once the app has drawn the page there is nothing to write.
 */
export function fillSlots(fact: FrameFact, text: string): void {
  const slots = document.querySelectorAll<HTMLElement>(`[data-frame-slot=${fact}]`)
  if (slots.length === 0 && document.readyState === 'loading') {
    requestAnimationFrame(() => fillSlots(fact, text))
    return
  }
  for (const slot of slots) {
    slot.textContent = slot.dataset['sentence']?.replace(SLOT_FACT, () => text) ?? text
    const heading = slot.closest('h1')
    heading?.removeAttribute('aria-hidden')
    // A text that changes is told to nobody as painted (LargestContentfulPaint); an element that is new is.
    heading?.replaceWith(heading.cloneNode(true))
  }
}
