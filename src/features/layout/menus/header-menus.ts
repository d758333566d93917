import { lazyPart } from '#ui/late/lazy-part.tsx'
import { prepareWith } from '#ui/late/prepare-with.ts'

const load = () => import('./header-menu-parts.ts')

/** Downloads what the header's buttons open, before one of them is pressed; a menu asks for its items by itself. */
export const prepareMenus = prepareWith(load)

export const LazyPhoneMenuDialog = lazyPart(async () => (await load()).PhoneMenuDialog)
export const LazyAccountMenu = lazyPart(async () => (await load()).AccountMenu)
export const LazyBell = lazyPart(async () => (await load()).Bell)
