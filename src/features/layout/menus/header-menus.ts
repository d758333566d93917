import { lazyPart } from '#ui/lazy/lazy-part.tsx'

const load = () => import('./header-menu-parts.ts')

export const LazyPhoneMenuDialog = lazyPart(async () => (await load()).PhoneMenuDialog)
export const LazyAccountMenu = lazyPart(async () => (await load()).AccountMenu)
export const LazyBell = lazyPart(async () => (await load()).Bell)

/** Only the server renders it, inside `noscript`. */
export const LazyMenuWithoutScript = lazyPart(
  async () => (await import('./menu-without-script.tsx')).MenuWithoutScript,
)

/** Loads what the header's buttons open, before one of them is pressed; a menu loads its items itself. */
export const prepareMenus = LazyAccountMenu.prefetch
