/** Loads the polyfills that this browser needs; current browsers need none. */
export async function loadPolyfills(): Promise<void> {
  // Supported since Chrome 114, Safari 17 and Firefox 125.
  if ('popover' in HTMLElement.prototype) return
  const { apply } = await import('@oddbird/popover-polyfill/fn')
  // The first layer of src/ui/style/base.css, so that the polyfill does not override the styles of a panel.
  apply({ layerName: 'reset' })
}
