import { lazyPart } from '#ui/lazy/lazy-part.tsx'

export const LazyPhoneMenuDialog = lazyPart(
  async () => (await import('./phone-menu-dialog.tsx')).PhoneMenuDialog,
)

/** Rendered only by the server, inside `noscript`. */
export const LazyMenuWithoutScript = lazyPart(
  async () => (await import('./menu-without-script.tsx')).MenuWithoutScript,
)

/** Preloads the dialog that the menu button opens. The other menus load their items themselves. */
export const prepareMenus = LazyPhoneMenuDialog.prefetch
