/** One download for everything that the header's buttons open. */
export { AccountMenu } from './account-menu.tsx'
export { Bell } from './bell.tsx'
export { PhoneMenuDialog } from './phone-menu-dialog.tsx'
export { CurrencyOptions, LanguageOptions } from './preference-options.tsx'
