import { lazyPart } from '#ui/lazy/lazy-part.tsx'

export const LazyPhoneMenuDialog = lazyPart(
  async () => (await import('./phone-menu-dialog.tsx')).PhoneMenuDialog,
)

/** Only the server renders it, inside `noscript`. */
export const LazyMenuWithoutScript = lazyPart(
  async () => (await import('./menu-without-script.tsx')).MenuWithoutScript,
)

/**
 * Preloads the dialog that the header's button opens; the other menus load their items themselves.
 */
export const prepareMenus = LazyPhoneMenuDialog.prefetch
