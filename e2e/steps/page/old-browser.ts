import type { BrowserContext } from '@playwright/test'

/**
 * Removes the APIs that the oldest supported browsers lack, and newer APIs that scripts might use. APIs that
 * require a secure context are already missing over plain HTTP.
 */
export const emulateOldBrowser = (context: BrowserContext) =>
  context.addInitScript(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function is sent to the browser.
    const remove = (owner: object, ...names: string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name)
    }
    const copies = ['toSorted', 'toReversed', 'toSpliced', 'with']
    remove(Array.prototype, ...copies)
    remove(Object.getPrototypeOf(Uint8Array.prototype) as object, ...copies)
    remove(Array, 'fromAsync')
    remove(AbortSignal, 'any', 'timeout')
    remove(Promise, 'withResolvers', 'try')
    remove(Map, 'groupBy')
    remove(Object, 'groupBy')
    remove(URL, 'canParse', 'parse')
    const sets = ['union', 'intersection', 'difference', 'symmetricDifference']
    remove(Set.prototype, ...sets, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom')
    remove(String.prototype, 'isWellFormed', 'toWellFormed')
    remove(
      Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object,
      'map',
      'filter',
      'toArray',
    )
    remove(globalThis, 'Iterator', 'requestIdleCallback', 'scheduler', 'navigation')
    remove(Document.prototype, 'startViewTransition', 'parseHTMLUnsafe')
    remove(Element.prototype, 'checkVisibility', 'setHTMLUnsafe')
    remove(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover')
    remove(HTMLButtonElement.prototype, 'popoverTargetElement', 'popoverTargetAction')
    remove(window, 'onscrollend', 'ToggleEvent')
    remove(Navigator.prototype, 'userActivation', 'locks', 'share')
  })
