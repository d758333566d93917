/** Line breaks and whatever else is no letter but an order to who shows it. */
const ORDERS = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u
const LINK = /:\/\/|www\./i

/**
 * Whether a name can be one, here as in the contract (`PersonName`). Mails begin with it: with a line
 * break or an address of the web in it somebody would write theirs to strangers in our name.
 */
export const isPersonName = (name: string): boolean => !ORDERS.test(name.trim()) && !LINK.test(name)
