import { lazyPart } from '#ui/lazy/lazy-part.tsx'

const loadMenuItems = () => import('./header-menu-items.tsx')

export const LazyLanguageItems = lazyPart(async () => (await loadMenuItems()).LanguageItems)
export const LazyCurrencyItems = lazyPart(async () => (await loadMenuItems()).CurrencyItems)
export const LazyAccountItems = lazyPart(async () => (await loadMenuItems()).AccountItems)
