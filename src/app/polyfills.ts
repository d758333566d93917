/** Loads the polyfills that this browser needs. Current browsers load none (docs/browsers.md). */
export async function loadPolyfills(): Promise<void> {
  // Chrome 114, Safari 17, Firefox 125.
  if ('popover' in HTMLElement.prototype) return
  const { apply } = await import('@oddbird/popover-polyfill/fn')
  // In the first layer of src/ui/style/base.css: it must not override the styles of a panel.
  apply({ layerName: 'reset' })
}
