import { later } from '#ui/later.tsx'

const load = () => import('./header-menu-parts.ts')

/** Downloads what the header's buttons open, before one of them is pressed. */
export const prepareMenus = () => void load().catch(() => undefined)

export const LanguageOptions = later(async () => (await load()).LanguageOptions)
export const CurrencyOptions = later(async () => (await load()).CurrencyOptions)
export const PhoneMenuDialog = later(async () => (await load()).PhoneMenuDialog)
export const AccountMenu = later(async () => (await load()).AccountMenu)
export const Bell = later(async () => (await load()).Bell)
