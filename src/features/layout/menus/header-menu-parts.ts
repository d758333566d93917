/** One download for what of the header is no button of the first page. */
export { AccountMenu } from './account-menu.tsx'
export { Bell } from '../bell.tsx'
export { PhoneMenuDialog } from './phone-menu-dialog.tsx'
