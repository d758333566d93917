import { lazyPart } from '#ui/lazy/lazy-part.tsx'

export const LazyPhoneMenuDialog = lazyPart(
  async () => (await import('./phone-menu-dialog.tsx')).PhoneMenuDialog,
)

/** Only the server renders it, inside `noscript`. */
export const LazyMenuWithoutScript = lazyPart(
  async () => (await import('./menu-without-script.tsx')).MenuWithoutScript,
)

/** Loads what the header's buttons open, before one of them is pressed; a menu loads its items itself. */
export const prepareMenus = LazyPhoneMenuDialog.prefetch
